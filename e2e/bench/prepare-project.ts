import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, FIXTURE } from '../copy-project';
import { longArticle } from '../generated-articles';

/** Everything the measurements write; git ignores it. */
export const benchFolder = path.resolve('.tmp/bench');

/** Makes a copy of the project with so many articles, never built, and returns its folder. */
export async function prepareProject(name: string, articles: number): Promise<string> {
  const folder = path.join(benchFolder, name);
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder, { contentFrom: FIXTURE });
  await rm(path.join(folder, 'content/blog'), { recursive: true });
  await mkdir(path.join(folder, 'content/blog'));
  const images = await readdir(path.join(folder, 'content/images'));
  const names = images.sort().map((file) => path.parse(file).name);
  for (let id = 1; id <= articles; id += 1) {
    await writeFile(path.join(folder, `content/blog/${id}.md`), longArticle(id, names));
  }
  return folder;
}

/** Leaves of a copy's configuration only what it needs to be exported: all else is Next's default. */
export async function useDefaultExport(folder: string): Promise<void> {
  await rename(path.join(folder, CONFIG), path.join(folder, 'site.config.mjs'));
  await writeFile(path.join(folder, CONFIG), DEFAULT_CONFIG);
}

const CONFIG = 'next.config.mjs';

const DEFAULT_CONFIG = `import siteConfig from './site.config.mjs';

const { output, pageExtensions, turbopack } = siteConfig('phase-export');

export default { output, pageExtensions, turbopack };
`;

/** Removes a copy; one whose build fails is better left, to be looked at. */
export async function removeProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
