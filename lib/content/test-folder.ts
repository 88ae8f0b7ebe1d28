import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** An empty folder; it is gone when the tests of the file are over. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  folders.push(folder);
  return folder;
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** The folder with the `content/` of a made-up firm; the repository's own belongs to its owner. */
export const FIXTURE = path.join(process.cwd(), 'lib/content/fixture');

/**
 * A folder with a copy of the fixture's `content/`, but with these articles only.
 *
 * @param articles texts by file name; none leaves the folder `content/blog` away
 */
export async function copyContent(articles: Record<string, string> = {}): Promise<string> {
  const root = await makeFolder();
  await cp(path.join(FIXTURE, 'content'), path.join(root, 'content'), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'blog',
  });
  const names = Object.keys(articles);
  if (names.length > 0) await mkdir(path.join(root, 'content/blog'));
  for (const name of names) {
    await writeFile(path.join(root, 'content/blog', name), articles[name] ?? '');
  }
  return root;
}
