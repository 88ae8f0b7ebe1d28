import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

/** The folder of the exported pages, relative to the project's folder. */
export const EXPORT_DIR = '.tmp/export';

export type NextBuild = ReturnType<typeof startNext>;

/** Starts `next build`. `failure` resolves to the reason once the build has failed, or to undefined once it is done. */
export function startNext(root: string) {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXPORT_DIR, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill();
  };
  const stopEvents = ['exit', 'SIGINT', 'SIGTERM'];
  for (const event of stopEvents) process.on(event, stop);
  const failure = once(child, 'exit').then(([code]) => {
    for (const event of stopEvents) process.off(event, stop);
    if (code === 0) return undefined;
    return isStopped ? 'it was stopped.' : NEXT_FAILED;
  });
  return { failure, stop };
}

const NEXT_FAILED =
  'see the error above. If the error is not in one of your files, check that no other build is running, that the disk has space, and that you may write to this folder. Then delete .next and build again.';
