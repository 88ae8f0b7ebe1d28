import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishPage, type FinishedPage } from './finish-page';
import { createReadAsset } from './read-asset';
import { createBudgetCheck } from './checks/check-budgets';
import { createUsedStyles } from './steps/used-styles';

/** A page that Next has written, and the client components in its own module graph. */
export type PageFile = { file: string; clientModules: readonly string[] };

/** A finished page without its text, which is on the disk. */
export type FinishedFile = Pick<FinishedPage, 'facts' | 'faults'> & {
  /** The files under `_next/` that it names. */
  chunks: string[];
};

/** Finishes pages where they lie, one after the other. */
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
  const finished: FinishedFile[] = [];
  for (const { file, clientModules } of pages) {
    const place = path.join(outDir, file);
    const html = await readFile(place, 'utf8');
    const page = await finishPage({ file, html, clientModules }, assets);
    await writeFile(place, page.html);
    if (page.payload) {
      await writeFile(path.join(outDir, page.payload.address), page.payload.text);
    }
    const chunks = page.html.match(/\/_next\/[\w.~/-]+/g) ?? [];
    finished.push({ facts: page.facts, faults: page.faults, chunks });
  }
  return finished;
}
