import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExportedPage } from './next/export';
import { createReadAsset } from './page-weight';
import { createUsedStyles } from './steps/used-styles';
import { type CheckedPage, transformPage } from './transform-page';

/** Below so many pages each, another thread takes longer to start than it saves. */
const PAGES_PER_THREAD = 100;
/** How many pages a thread has under way: while one is compressed, the next is transformed. */
const CONCURRENCY = 4;

/** Transforms exported pages in place, on all cores: this thread does a share, workers the others. */
export async function transformFiles(
  outDir: string,
  pages: readonly ExportedPage[],
): Promise<CheckedPage[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_THREAD));
  const shareOf = (thread: number) => pages.filter((_, index) => index % threads === thread);
  const others = Array.from({ length: Math.max(0, threads - 1) }, (_, index) =>
    transformInWorker(outDir, shareOf(index + 1)),
  );
  return (await Promise.all([transformShare(outDir, shareOf(0)), ...others])).flat();
}

async function transformInWorker(
  outDir: string,
  pages: readonly ExportedPage[],
): Promise<CheckedPage[]> {
  const url = new URL('page-worker.mjs', import.meta.url);
  const worker = new Worker(url, { workerData: { outDir, pages } });
  // Rejects when the worker fails.
  const [checked] = (await once(worker, 'message')) as [CheckedPage[]];
  return checked;
}

/** Transforms the pages of one thread. */
export async function transformShare(
  outDir: string,
  pages: readonly ExportedPage[],
): Promise<CheckedPage[]> {
  const assets = { readAsset: createReadAsset(outDir), usedStyles: createUsedStyles() };
  const transform = async (page: ExportedPage): Promise<CheckedPage> => {
    const file = path.join(outDir, page.file);
    const text = await readFile(file, 'utf8');
    const { html, payload, ...checked } = await transformPage(page, text, assets);
    await writeFile(file, html);
    if (payload) {
      const payloadFile = path.join(outDir, payload.url);
      await mkdir(path.dirname(payloadFile), { recursive: true });
      await writeFile(payloadFile, payload.text);
    }
    return checked;
  };
  const transformed: CheckedPage[] = [];
  for (let start = 0; start < pages.length; start += CONCURRENCY) {
    const batch = pages.slice(start, start + CONCURRENCY);
    transformed.push(...(await Promise.all(batch.map(transform))));
  }
  return transformed;
}
