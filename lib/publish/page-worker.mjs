// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** A thread of transform-pages.ts. Plain JavaScript, because Node starts it as it is. */
/** @type {typeof import('./finish-files')} */
const { finishFiles } = await tsImport('./finish-files.ts', import.meta.url);
parentPort?.postMessage(await finishFiles(workerData.outDir, workerData.pages));
