import { spawnSync } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { longArticle } from './generated-articles';
import { serveSite } from './serve-site';

export type CmsSite = {
  /** `http://localhost:<port>` */
  url: string;
  /** The project, with `content/` and `out/`. */
  root: string;
  close: () => Promise<void>;
};

/** How many articles its site has; a new one gets the next number. */
export const CMS_ARTICLES = 3;

/** Where the sign-in of the editing page leads. */
export const SIGN_IN = 'https://sign-in.example';

/**
 * Builds and serves a copy of the project in which the editing page is switched on. What a build
 * makes of it without the page is in `without/`.
 */
export async function buildCmsSite(): Promise<CmsSite> {
  const root = path.resolve('.tmp/cms');
  await copyProject(root);
  for (let id = 1; id <= CMS_ARTICLES; id += 1) {
    await writeFile(path.join(root, `content/blog/${id}.md`), longArticle(id, ['tax']));
  }
  build(root);
  await rename(path.join(root, 'out'), path.join(root, 'without'));
  const file = path.join(root, 'content/site.yaml');
  const yaml = (await readFile(file, 'utf8'))
    .replace(/^ {2}backend:.*/m, '  backend: github')
    .replace(/^ {2}repository:.*/m, '  repository: tamarind/site')
    .replace(/^ {2}signIn:.*/m, `  signIn: ${SIGN_IN}`);
  await writeFile(file, yaml);
  build(root);
  const outDir = path.join(root, 'out');
  const { url, close } = await serveSite({ outDir, messagesFile: path.join(root, 'm.jsonl') });
  return {
    url,
    root,
    close: async () => {
      await close();
      await rm(root, { recursive: true });
    },
  };
}

function build(root: string): void {
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`It does not build:\n${stdout}${stderr}`);
}
