import path from 'node:path';
import { buildSite, readBuildState } from '@/lib/serve/build-site';

/** The folder of the built site, built when there is none. A build that fails ends the program. */
export async function requireBuiltSite(): Promise<string> {
  const root = process.cwd();
  const state = await readBuildState(root);
  if (state === 'stale') console.log('The site in out/ is older than its sources.');
  if (state === 'none') {
    const code = await buildSite(root, 'Building the site');
    if (code !== 0) process.exit(code);
  }
  return path.join(root, 'out');
}
