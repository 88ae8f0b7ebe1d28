import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformPage, type FinishedPage } from './transform-page';
import { createReadAsset } from './read-asset';
import { createBudgetCheck } from './checks/check-budgets';
import { findChunkAddresses } from './next/router-artifacts';
import { createUsedStyles } from './steps/used-styles';

/** A page that Next has written, and the client components in its own module graph. */
export type PageFile = { file: string; clientModules: readonly string[] };

/** A finished page without its text, which is on the disk. */
export type FinishedFile = Pick<FinishedPage, 'facts' | 'faults'> & {
  /** The addresses of Next's own files that it names. */
  chunks: string[];
};

/** How many pages are under way at once: while one is being weighed, the next is being finished. */
const AT_ONCE = 4;

/** Finishes pages where they lie. */
export async function finishFiles(
  outDir: string,
  pages: readonly PageFile[],
): Promise<FinishedFile[]> {
  const readAsset = createReadAsset(outDir);
  const assets = {
    readAsset,
    usedStyles: createUsedStyles(),
    checkBudgets: createBudgetCheck(readAsset),
  };
  const finish = async ({ file, clientModules }: PageFile): Promise<FinishedFile> => {
    const place = path.join(outDir, file);
    const html = await readFile(place, 'utf8');
    const page = await transformPage({ file, html, clientModules }, assets);
    await writeFile(place, page.html);
    if (page.payload) {
      await writeFile(path.join(outDir, page.payload.address), page.payload.text);
    }
    const chunks = findChunkAddresses(page.html);
    return { facts: page.facts, faults: page.faults, chunks };
  };
  const finished: FinishedFile[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    finished.push(...(await Promise.all(pages.slice(at, at + AT_ONCE).map(finish))));
  }
  return finished;
}
