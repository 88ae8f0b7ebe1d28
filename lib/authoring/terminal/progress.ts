import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/**
 * Shows that work is under way: on a terminal one line that counts the seconds, elsewhere (a log,
 * a pipe) the label once. `stop` ends the line.
 */
export function startProgress(output: Output, label: string): { stop: () => void } {
  if (!output.isTTY) {
    output.write(`${label}…\n`);
    return { stop: () => undefined };
  }
  const startedAt = Date.now();
  const show = () => {
    const seconds = Math.floor((Date.now() - startedAt) / 1000);
    output.write(`\r\x1b[K${label}… ${seconds} s`);
  };
  show();
  const timer = setInterval(show, 1000);
  return {
    stop: () => {
      clearInterval(timer);
      output.write('\n');
    },
  };
}
