import type { LoadRequest } from './load-requests';
import type { LoadServer } from './load-servers';
import { watchMemory } from './peak-memory';
import { readProcessorTime } from './processor-time';
import { runLoad, type LoadResult } from './run-load';

export const CONNECTIONS = 100;
/** In seconds. */
export const ROUND_TIME = 5;

export type LoadRound = LoadResult & {
  /** The highest of the round in bytes; undefined where it cannot be measured. */
  memory: number | undefined;
  /** For a thousand answers, in milliseconds; undefined where it cannot be measured. */
  processorTime: number | undefined;
};

/** Loads a server for some seconds and measures what it took. */
export async function measureLoad(
  { port, pid }: LoadServer,
  requests: readonly LoadRequest[],
  workDir: string,
): Promise<LoadRound> {
  const before = await readProcessorTime(pid);
  const memory = watchMemory(pid);
  const result = await runLoad({
    port,
    requests,
    connections: CONNECTIONS,
    duration: ROUND_TIME,
    workDir,
  });
  const after = await readProcessorTime(pid);
  const isMeasured = before !== undefined && after !== undefined;
  return {
    ...result,
    memory: memory.stop(),
    processorTime: isMeasured ? ((after - before) / result.total) * 1000 : undefined,
  };
}
