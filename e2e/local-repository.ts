import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '@/lib/site/list-files';

/** Files in the browser's private file system, which the CMS takes for a repository. */
export type LocalRepository = {
  read: (file: string) => Promise<Buffer>;
};

/** Makes the browser's folder dialogue choose a copy of a project's `content/`. */
export async function offerRepository(page: Page, root: string): Promise<LocalRepository> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // The private file system needs no permission; the CMS asks whether it has one.
    const granted = () => Promise.resolve('granted');
    Object.assign(FileSystemDirectoryHandle.prototype, {
      queryPermission: granted,
      requestPermission: granted,
    });
  });
  const names = (await listFiles(path.join(root, 'content'))).map((name) => `content/${name}`);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(root, name), 'base64')] as const),
  );
  files.push(['.git/HEAD', Buffer.from('ref: refs/heads/main\n').toString('base64')]);
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
      const latin1 = await page.evaluate(async (all) => {
        const names = all.split('/');
        const name = names.pop() ?? '';
        let folder = await navigator.storage.getDirectory();
        for (const one of names) folder = await folder.getDirectoryHandle(one);
        const bytes = await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer();
        return Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
      }, file);
      return Buffer.from(latin1, 'latin1');
    },
  };
}
