// Exits the program without an error when npm ends. No submitted message is lost, because the form service reports
// success only after it has written the message to the disk.

const PARENT_CHECK_INTERVAL_MS = 250;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

// If a program stops npm with SIGTERM, npm forwards the signal only to the shell that runs the script. On Debian and
// Ubuntu, this shell exits without forwarding the signal. Only the change of the parent process shows that npm ended.
const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid) process.exit(0);
}, PARENT_CHECK_INTERVAL_MS).unref();
