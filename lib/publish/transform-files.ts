import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '@/lib/site/diagnostic';
import type { PageSummary } from './page';
import { createReadAsset } from './page-weight';
import { createUsedStyles } from './steps/used-styles';
import { transformPage } from './transform-page';

/** An exported page, and the client components in its own module graph. */
export type PageFile = { file: string; clientModules: readonly string[] };

/** What is known of a transformed page; its text is on the disk. */
export type TransformedFile = {
  summary: PageSummary;
  diagnostics: Diagnostic[];
  /** The URL paths of the files that it fetches when its components start. */
  runtimeFiles: string[];
};

/** Below so many pages each, another thread takes longer to start than it saves. */
const PAGES_PER_THREAD = 100;
/** How many pages a thread has under way: while one is compressed, the next is transformed. */
const CONCURRENCY = 4;

/** Transforms exported pages in place, on all cores: this thread does a share, workers the others. */
export async function transformFiles(
  outDir: string,
  pages: readonly PageFile[],
): Promise<TransformedFile[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_THREAD));
  const shareOf = (thread: number) => pages.filter((_, index) => index % threads === thread);
  const others = Array.from({ length: Math.max(0, threads - 1) }, (_, index) =>
    transformInWorker(outDir, shareOf(index + 1)),
  );
  return (await Promise.all([transformShare(outDir, shareOf(0)), ...others])).flat();
}

function transformInWorker(outDir: string, pages: readonly PageFile[]): Promise<TransformedFile[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('page-worker.mjs', import.meta.url), {
      workerData: { outDir, pages },
    });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      // No effect when the message has arrived before.
      reject(new Error(`a worker that transforms pages ended early, with code ${code}`));
    });
  });
}

/** Transforms the pages of one thread. */
export async function transformShare(
  outDir: string,
  pages: readonly PageFile[],
): Promise<TransformedFile[]> {
  const assets = { readAsset: createReadAsset(outDir), usedStyles: createUsedStyles() };
  const transform = async ({ file, clientModules }: PageFile): Promise<TransformedFile> => {
    const place = path.join(outDir, file);
    const source = { file, html: await readFile(place, 'utf8'), clientModules };
    const { html, summary, diagnostics, runtime } = await transformPage(source, assets);
    await writeFile(place, html);
    if (!runtime) return { summary, diagnostics, runtimeFiles: [] };
    const { payload, files } = runtime;
    const payloadFile = path.join(outDir, payload.url);
    await mkdir(path.dirname(payloadFile), { recursive: true });
    await writeFile(payloadFile, payload.text);
    return { summary, diagnostics, runtimeFiles: [payload.url, ...files] };
  };
  const transformed: TransformedFile[] = [];
  for (let start = 0; start < pages.length; start += CONCURRENCY) {
    const batch = pages.slice(start, start + CONCURRENCY);
    transformed.push(...(await Promise.all(batch.map(transform))));
  }
  return transformed;
}
