// @ts-check
// If npm stops, this module ends the program that npm has started. Node runs this module before the program,
// because the program takes a second or two to load.
//
// On SIGINT or SIGTERM, the program exits at once and without an error. No message is lost, because the form
// service responds only after the message is on the disk.

import { isMainThread } from 'node:worker_threads';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

const PARENT_CHECK_INTERVAL_MS = 250;

// npm sends SIGTERM to the shell that runs a script, but the shell exits without forwarding the signal to the
// program. So the program checks whether its parent process still exists. The program passes its own process id to
// its children in STARTED_BY, because the program may exit before a child runs these lines.
if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  const parent = Number(process.env.STARTED_BY ?? process.ppid);
  process.env.STARTED_BY = String(process.pid);
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, PARENT_CHECK_INTERVAL_MS).unref();
}
