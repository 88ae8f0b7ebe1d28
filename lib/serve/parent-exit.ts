/** In milliseconds: how often to look. */
const INTERVAL = 250;

/**
 * Calls back once when the program that started this one is gone.
 *
 * npm hands SIGTERM to the shell it starts scripts in, and the shell dies of it without a word to
 * its child: without this, stopping `npm start` from outside would leave the server running.
 */
export function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, INTERVAL);
  // Looking must not keep the program alive.
  timer.unref();
}
