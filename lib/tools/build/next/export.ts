import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';

/** Next's data for its own router, such as `about/__next._tree.txt`. */
const SEGMENT = /(?:^|\/)__next\.[^/]*\.txt$/;
/** The 404 page once more, under a name of Next's own. */
const SECOND_404 = '_not-found.html';
/** Next's scripts, and style sheets, which are in the pages by then. The fonts beside them stay. */
const CHUNK = /^_next\/.*\.(?:js|css)$/;

/**
 * Separates the site's files from Next's own in an export.
 *
 * @param outDir the folder with the exported site
 * @param publicFiles the files of `public/`, which Next has copied
 * @returns the site's pages and all its files, relative to `outDir`; and a function that removes what is
 *   Next's own
 * @throws when Next's data has the name of a file of the site
 */
export async function openExport(outDir: string, publicFiles: readonly string[]) {
  const isPublic = new Set(publicFiles);
  const exported = await listFiles(outDir);
  const built = exported.filter((file) => !isPublic.has(file));
  const htmlFiles = built.filter((file) => file.endsWith('.html'));
  const payloads = new Set(htmlFiles.map((file) => file.replace(/\.html$/, '.txt')));
  const conflict = publicFiles.find((file) => payloads.has(file));
  if (conflict !== undefined) {
    throw new Error(`public/${conflict} is overwritten by data of Next's router; rename the file`);
  }
  const isRouters = (file: string) =>
    file === SECOND_404 || payloads.has(file) || SEGMENT.test(file);
  const isNexts = (file: string) => isRouters(file) || CHUNK.test(file);
  return {
    pages: htmlFiles.filter((file) => !isRouters(file)),
    files: exported.filter((file) => isPublic.has(file) || !isRouters(file)),
    removeNextFiles: async () => {
      const files = built.filter(isNexts);
      await Promise.all(files.map((file) => rm(path.join(outDir, file))));
      // Servers redirect /about to /about/ where there is such a folder. One with files stays.
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory());
      for (const { parentPath, name } of folders.reverse())
        await rmdir(path.join(parentPath, name)).catch(() => undefined);
    },
  };
}
