import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { LoadRequest } from './load-requests';

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

const resultSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  /** In milliseconds. */
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  '5xx': z.number(),
});

export type LoadResult = {
  /** Answers a second. */
  rate: number;
  /** All answers. */
  total: number;
  /** Connections that failed, answers that did not come in time, and those of status 500 and more. */
  errors: number;
  /** In milliseconds. */
  latency: { p50: number; p99: number };
};

type Load = {
  port: number;
  requests: readonly LoadRequest[];
  connections: number;
  /** In whole seconds. */
  duration: number;
  workDir: string;
};

/** Loads a server on this machine from a process of its own: the next request as an answer comes. */
export async function runLoad({
  port,
  requests,
  connections,
  duration,
  workDir,
}: Load): Promise<LoadResult> {
  const origin = `http://127.0.0.1:${port}`;
  const entries = requests.map(({ path: address, acceptEncoding }) => {
    const headers = [{ name: 'Accept-Encoding', value: acceptEncoding }];
    return { request: { method: 'GET', url: origin + address, headers } };
  });
  const harFile = path.join(workDir, 'requests.har');
  await writeFile(harFile, JSON.stringify({ log: { entries } }));

  const args = ['--json', '--har', harFile, '-c', String(connections), '-d', String(duration)];
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...args, origin]);
  const result = resultSchema.parse(JSON.parse(stdout));
  return {
    rate: result.requests.average,
    total: result.requests.total,
    errors: result.errors + result.timeouts + result['5xx'],
    latency: result.latency,
  };
}
