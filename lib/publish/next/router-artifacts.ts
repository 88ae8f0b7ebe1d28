/** Next's data for its own router: `about/__next._tree.txt` and the like. */
const SEGMENT = /(?:^|\/)__next\.[^/]*\.txt$/;
/** The 404 page once more, under a name of Next's own. */
const TWIN = '_not-found.html';

/**
 * Names the files that Next writes and nobody asks for: data for its router, and a page twice.
 *
 * @param files every file of the site, relative to `out/`
 */
export function findRouterFiles(files: readonly string[]): string[] {
  const all = new Set(files);
  const isPayload = (file: string) =>
    file.endsWith('.txt') && all.has(file.replace(/\.txt$/, '.html'));
  return files.filter((file) => SEGMENT.test(file) || isPayload(file) || file === TWIN);
}

/**
 * Names the chunks that nothing asks for: neither a page nor a chunk that a page asks for.
 *
 * @param chunks the text of every file under `_next/`, by its name
 * @param pages the text of what pages say of files
 */
export function findUnusedChunks(
  chunks: ReadonlyMap<string, string>,
  pages: readonly string[],
): string[] {
  const unused = new Map([...chunks.keys()].map((file) => [file, file.split('/').at(-1) ?? file]));
  const texts = [...pages];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [file, name] of unused) {
      if (!text.includes(name)) continue;
      unused.delete(file);
      texts.push(chunks.get(file) ?? '');
    }
  }
  return [...unused.keys()];
}

/** The folder of Next's own files: scripts, styles, and fonts that styles name. */
export const CHUNK_FOLDER = '_next/';

/** The addresses of files in that folder that a page's text names. */
export function findChunkAddresses(html: string): string[] {
  return html.match(/\/_next\/[\w.~/-]+/g) ?? [];
}
