import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyFixture } from './test-content';

const folders: string[] = [];

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  folders.push(folder);
  return folder;
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

export async function writeFiles(
  folder: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  for (const [name, data] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }
}

const PALETTE = 'lib/brand/palette.css';

/**
 * Copies the fixture to a temporary folder, and replaces its articles with `articles`, whose keys are file names. If
 * `articles` is empty, the folder has no `content/blog`. Also copies `palette.css`, which programs in the folder read.
 */
export async function makeContentFolder(articles: Record<string, string> = {}): Promise<string> {
  const root = await makeFolder();
  const content = path.join(root, 'content');
  await copyFixture(root);
  await cp(PALETTE, path.join(root, PALETTE));
  await rm(path.join(content, 'blog'), { recursive: true });
  await writeFiles(path.join(content, 'blog'), articles);
  await writeFiles(content, { 'redirects.yaml': redirectGaps(Object.keys(articles)) });
  return root;
}

/** Returns redirects for missing article numbers, because the content check reports numbers without a redirect. */
function redirectGaps(files: readonly string[]): string {
  const ids = files.map((file) => Number(/^(\d{1,3})\.md$/.exec(file)?.[1] ?? 0));
  const possibleIds = Array.from({ length: Math.max(0, ...ids) }, (_, index) => index + 1);
  const missingIds = possibleIds.filter((id) => !ids.includes(id));
  return missingIds.map((id) => `- from: /blog/${id}\n  to: /blog\n`).join('');
}
