import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** A folder's files in the browser's own private file system, which the CMS takes for a repository. */
export type LocalRepository = {
  read: (file: string) => Promise<Buffer>;
  list: (folder: string) => Promise<string[]>;
};

/** Has the browser's folder dialogue choose a copy of these folders of a project. */
export async function offerRepository(
  page: Page,
  root: string,
  folders: readonly string[],
): Promise<LocalRepository> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // The private file system asks for no permission; the CMS asks whether it has one.
    const granted = () => Promise.resolve('granted');
    Object.assign(FileSystemDirectoryHandle.prototype, {
      queryPermission: granted,
      requestPermission: granted,
    });
  });
  const files: [string, string][] = [['.git/HEAD', 'cmVmOiByZWZzL2hlYWRzL21haW4K']];
  for (const folder of folders) {
    for (const entry of await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.push([path.relative(root, file), (await readFile(file)).toString('base64')]);
    }
  }
  await page.evaluate(async (all) => {
    for (const [file, base64] of all) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, files);
  return {
    read: async (file) => {
      const base64 = await page.evaluate(async (all) => {
        const names = all.split('/');
        const name = names.pop() ?? '';
        let folder = await navigator.storage.getDirectory();
        for (const one of names) folder = await folder.getDirectoryHandle(one);
        const bytes = await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer();
        return btoa(
          new Uint8Array(bytes).reduce((text, byte) => text + String.fromCharCode(byte), ''),
        );
      }, file);
      return Buffer.from(base64, 'base64');
    },
    list: (place) =>
      page.evaluate(async (all) => {
        let folder = await navigator.storage.getDirectory();
        for (const one of all.split('/')) folder = await folder.getDirectoryHandle(one);
        const names: string[] = [];
        for await (const name of folder.keys()) names.push(name);
        return names.sort();
      }, place),
  };
}
