// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** A worker thread of transform-files.ts. Plain JavaScript, because Node starts it as it is. */
/** @type {typeof import('./transform-files')} */
const { transformShare } = await tsImport('./transform-files.ts', import.meta.url);
parentPort?.postMessage(await transformShare(workerData.outDir, workerData.pages));
