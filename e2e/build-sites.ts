import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortArticle } from './generated-articles';

/** The numbers of articles that a site is built with, besides the site's own. */
export const articleCounts = [0, 1, 6, 7, 23] as const;

const PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

/** Where the site with so many generated articles is built. */
export function siteFolder(articles: number): string {
  return path.resolve('.tmp/sites', String(articles));
}

/** Playwright's global setup: builds the sites that the tests need beside the site itself. */
export default async function buildSites(): Promise<void> {
  for (const count of articleCounts) {
    const folder = siteFolder(count);
    await copyProject(folder);
    for (let id = 1; id <= count; id += 1) {
      await writeFile(path.join(folder, `content/blog/${id}.md`), shortArticle(id));
    }
    const build = spawnSync('npx', ['next', 'build'], { cwd: folder, encoding: 'utf8' });
    if (build.status !== 0) {
      throw new Error(
        `The site with ${count} articles does not build:\n${build.stdout}${build.stderr}`,
      );
    }
  }
}

type CopyOptions = { withArticles?: boolean };

/** A copy of the project. It lies inside the project, so that node_modules is found. */
export async function copyProject(
  folder: string,
  { withArticles = false }: CopyOptions = {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of PARTS) await cp(part, path.join(folder, part), { recursive: true });
  if (withArticles) return;
  const blog = path.join(folder, 'content/blog');
  for (const file of await readdir(blog)) await rm(path.join(blog, file));
}
