// @ts-check
// If npm ends, this module ends the program that npm has started. Node.js loads the module first, because npm may end
// during the second or two that the program takes to load.
//
// On SIGINT or SIGTERM, the program exits at once and without an error. No submitted message is lost, because the
// form service reports success only after it has written the message to the disk.

import { isMainThread } from 'node:worker_threads';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

const PARENT_CHECK_INTERVAL_MS = 250;

// npm sends SIGTERM only to the shell that runs the program, and the shell exits without forwarding the signal. So
// the program regularly checks whether its parent process still exists. A child process that loads this module gets its
// parent's id from STARTED_BY, because `process.ppid` is the id of another process if the parent has already ended.
if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  const parent = Number(process.env.STARTED_BY ?? process.ppid);
  process.env.STARTED_BY = String(process.pid);
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, PARENT_CHECK_INTERVAL_MS).unref();
}
