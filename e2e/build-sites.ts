import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Addresses as these providers give them. */
export const ZOHO = 'https://zc1.maillist-manage.com/ua/Optin?od=11287ec&zx=12b8c0b07';
export const BREVO = 'https://abc123.sibforms.com/serve/MUIFAE8F2BThphv6c4u4ggOy';
export const GOOGLE = 'https://maps.google.com/maps?q=6.59651,3.34205&output=embed';

/** Sites like this one, but for some lines of site.yaml: other companies serve their frames. */
export const providerSites = {
  'zoho-google': [
    ['  url:\n  height: 174', `  url: ${ZOHO}\n  height: 260`],
    [/ {2}url: https:\/\/www\.openstreetmap\.org.*/, `  url: ${GOOGLE}`],
  ],
  brevo: [['  url:\n  height: 174', `  url: ${BREVO}\n  height: 420`]],
} as const satisfies Record<string, readonly (readonly [string | RegExp, string])[]>;

/** The site with so many generated articles, or one with other providers. */
export type SiteName = number | keyof typeof providerSites;

/** Where such a site is built. */
export function siteFolder(name: SiteName): string {
  return path.resolve('.tmp/sites', String(name));
}

/** Playwright's global setup: builds the sites that the tests need beside the site itself. */
export default async function buildSites(): Promise<void> {
  for (const count of articleCounts) {
    const folder = siteFolder(count);
    await copyProject(folder);
    for (let id = 1; id <= count; id += 1) {
      await writeFile(path.join(folder, `content/blog/${id}.md`), shortArticle(id));
    }
    build(folder);
  }
  for (const [name, changes] of Object.entries(providerSites)) {
    const folder = siteFolder(name as keyof typeof providerSites);
    await copyProject(folder);
    await writeFile(path.join(folder, 'content/blog/19.md'), shortArticle(19));
    const file = path.join(folder, 'content/site.yaml');
    let yaml = await readFile(file, 'utf8');
    for (const [before, after] of changes) yaml = yaml.replace(before, after);
    await writeFile(file, yaml);
    build(folder);
  }
}

function build(folder: string): void {
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${folder} does not build:\n${stdout}${stderr}`);
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
  // A site that never had them.
  const list = path.join(folder, 'content/addresses.txt');
  await writeFile(list, (await readFile(list, 'utf8')).replace(/^\/blog\/.*\n/gm, ''));
}
