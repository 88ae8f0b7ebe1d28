import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { finishFiles, type FinishedFile, type PageFile } from './finish-files';

/** Below so many pages each, another thread takes longer to start than it saves. */
const PAGES_PER_THREAD = 100;

/** Finishes pages on all cores: this thread does its share, others do theirs. */
export async function transformPages(
  outDir: string,
  pages: readonly PageFile[],
): Promise<FinishedFile[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_THREAD));
  const shareOf = (thread: number) => pages.filter((_, index) => index % threads === thread);
  const others = Array.from({ length: Math.max(0, threads - 1) }, (_, index) =>
    finishInThread(outDir, shareOf(index + 1)),
  );
  const own = finishFiles(outDir, shareOf(0));
  return (await Promise.all([own, ...others])).flat();
}

function finishInThread(outDir: string, pages: readonly PageFile[]): Promise<FinishedFile[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('page-worker.mjs', import.meta.url), {
      workerData: { outDir, pages },
    });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      // After a message this says nothing any more.
      reject(new Error(`a thread that finishes pages ended early, with code ${code}`));
    });
  });
}
