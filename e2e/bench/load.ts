import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startProgress } from '@/lib/authoring/terminal';
import { listLoadRequests } from './load-requests';
import { measureLoad, type LoadRound } from './measure-load';
import { MESSAGES_FILE, startNginx, startOwnServer, type LoadServer } from './load-servers';
import { postMessages } from './post-messages';
import { benchFolder } from './prepare-project';
import { printLoad } from './print-load';
import { requireSameAnswers } from './require-same-answers';

/** Odd, so that the median is a round that took place. */
const ROUNDS = 5;

/** Serves a built site by our server and by nginx, loads them in turn, and prints the figures. */
export async function benchLoad(outDir: string): Promise<void> {
  const workDir = path.join(benchFolder, 'load');
  await rm(workDir, { recursive: true, force: true });
  const [ownDir, nginxDir] = [path.join(workDir, 'own'), path.join(workDir, 'nginx')];
  for (const folder of [ownDir, nginxDir]) await mkdir(folder, { recursive: true });
  // The servers are stopped when this program ends, but a signal would end it without a word to them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const requests = await listLoadRequests(outDir);
  const running: LoadServer[] = [];
  try {
    const own = await startOwnServer({ outDir, workDir: ownDir });
    running.push(own);
    const nginx = await startNginx({ outDir, workDir: nginxDir });
    if (nginx) running.push(nginx);
    else console.log('nginx: not installed, skipped.');
    await requireSameAnswers(
      requests,
      running.map(({ port }) => port),
    );

    const messages = postMessages(own.port, path.join(ownDir, MESSAGES_FILE));
    const rounds = new Map(running.map(({ name }): [string, LoadRound[]] => [name, []]));
    // Round 0 does not count: in it our server compresses.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const label = round === 0 ? 'Load, warming up' : `Load, round ${round} of ${ROUNDS}`;
      const progress = startProgress(process.stderr, label);
      // All servers in each round, so that a slow moment of the machine hits all alike.
      for (const server of running) {
        const measured = await measureLoad(server, requests, workDir);
        if (round > 0) rounds.get(server.name)?.push(measured);
      }
      progress.stop();
    }
    printLoad(rounds, await messages.stop());
  } finally {
    for (const { stop } of running) await stop();
    await rm(workDir, { recursive: true, force: true });
  }
}
