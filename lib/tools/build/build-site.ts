import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

/**
 * Builds the site into `out/`. The last line of its output states whether `out/` contains the new site.
 *
 * @returns whether the build succeeded. If not, `out/` is unchanged.
 */
export async function buildSite(root: string): Promise<boolean> {
  const next = startNext(root);
  // Load these modules while Next.js starts, because they take about two seconds to load.
  const { completeBuild } = await import('./complete-build');
  return completeBuild(root, next);
}

function startNext(root: string) {
  const exportDir = '.tmp/export';
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXPORT_DIR: exportDir, NEXT_TELEMETRY_DISABLED: '1' },
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
  return { exportDir, failure, stop };
}

const NEXT_FAILED =
  'see the error above. If the error is not in one of your files, check that no other build is running, that the disk has space, and that you may write to this folder. Then delete .next and build again.';
