// @ts-check
// Node runs this before the program and its imports, which take a second or two to load.
//
// The program ends without an error when it is told to. Nothing need be finished: a message is
// answered only after it is on the disk.

import { isMainThread } from 'node:worker_threads';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

/** In milliseconds, between two looks at the parent process. */
const INTERVAL = 250;

// npm sends SIGTERM to the shell in which it starts a script, and the shell dies without telling its
// child: a program of an npm script therefore stops when its parent process is gone.
// The parent leaves its id for its own children: it may be gone before they get this far.
if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  const parent = Number(process.env.STARTED_BY ?? process.ppid);
  process.env.STARTED_BY = String(process.pid);
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, INTERVAL).unref();
}
