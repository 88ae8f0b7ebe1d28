import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '@/lib/site/list-files';

/** Files in the browser's private file system, which the CMS takes for a repository. */
export type LocalRepository = { read: (file: string) => Promise<Buffer> };

/** Makes the browser's folder dialogue choose a copy of a project's `content/`. */
export async function offerRepository(page: Page, root: string): Promise<LocalRepository> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // The private file system needs no permission; the CMS asks whether it has one.
    const granted = () => Promise.resolve('granted');
    const methods = { queryPermission: granted, requestPermission: granted };
    Object.assign(FileSystemDirectoryHandle.prototype, methods);
  });
  const git = {
    file: '.git/HEAD',
    base64: Buffer.from('ref: refs/heads/main\n').toString('base64'),
  };
  const names = (await listFiles(path.join(root, 'content'))).map((name) => `content/${name}`);
  const files = names.map(async (file) => {
    return { file, base64: await readFile(path.join(root, file), 'base64') };
  });
  await page.evaluate(writeFiles, [git, ...(await Promise.all(files))]);
  return { read: async (file) => Buffer.from(await page.evaluate(readBytes, file)) };
}

/** Runs in the page. */
async function writeFiles(files: { file: string; base64: string }[]): Promise<void> {
  for (const { file, base64 } of files) {
    const names = file.split('/');
    const name = names.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await writable.close();
  }
}

/** Runs in the page. */
async function readBytes(file: string): Promise<number[]> {
  const names = file.split('/');
  const name = names.pop() ?? '';
  let folder = await navigator.storage.getDirectory();
  for (const one of names) folder = await folder.getDirectoryHandle(one);
  const stored = await (await folder.getFileHandle(name)).getFile();
  return [...new Uint8Array(await stored.arrayBuffer())];
}
