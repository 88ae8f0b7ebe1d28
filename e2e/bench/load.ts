import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Table } from '@/lib/authoring/terminal';
import { listFiles } from '@/lib/site/list-files';
import { startNginx } from '../hosts/hosts';
import { serveSite } from '../serve-site';
import {
  formatAgainst,
  formatCount,
  formatMilliseconds,
  formatRatio,
  median,
  NONE,
} from './figures';

/** How many times as much nginx may answer in the same time. */
const GOAL = 2.5;
/** Odd, so that the median is a round that took place. */
const ROUNDS = 5;
/** In seconds. */
const ROUND_TIME = 5;
const CONNECTIONS = 100;

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

type Server = { name: string; url: string; stop: () => Promise<void> };

/** What autocannon reports; latency in milliseconds. */
const roundSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  '5xx': z.number(),
});
type Round = z.infer<typeof roundSchema>;

/**
 * Serves the site with our server and with nginx, loads both in turn, and compares them.
 * `npm run test:hosts` shows that they give the same answers.
 */
export async function benchLoad(): Promise<Table> {
  const outDir = path.resolve('out');
  const workDir = await mkdtemp(path.join(tmpdir(), 'load-'));
  const requests = await listRequests(outDir);
  const servers: Server[] = [];
  const rounds = new Map<string, Round[]>();
  try {
    const own = await serveSite({ outDir, messagesFile: path.join(workDir, 'messages.jsonl') });
    servers.push({ name: 'npm start', url: own.url, stop: own.close });
    const nginxDir = path.join(workDir, 'nginx');
    await mkdir(nginxDir);
    const nginx = await startNginx({ siteDir: outDir, workDir: nginxDir, isTls: false });
    if ('skip' in nginx) console.error(`nginx is skipped: ${nginx.skip}.`);
    else servers.push({ name: 'nginx', url: `http://127.0.0.1:${nginx.port}`, stop: nginx.stop });

    // Round 0 does not count: in it our server compresses.
    for (let round = 0; round <= ROUNDS; round += 1) {
      console.error(round === 0 ? 'Load, warming up…' : `Load, round ${round} of ${ROUNDS}…`);
      // All servers in each round, so that a slow moment of the machine affects all alike.
      for (const { name, url } of servers) {
        const measured = await runRound(url, requests, workDir);
        if (round > 0) rounds.set(name, [...(rounds.get(name) ?? []), measured]);
      }
    }
  } finally {
    for (const { stop } of servers) await stop();
    await rm(workDir, { recursive: true });
  }

  const rateOf = (name: string) =>
    median((rounds.get(name) ?? []).map(({ requests: { average } }) => average));
  const ownRate = rateOf('npm start');
  return {
    title: 'Load',
    header: ['server', 'answers/s', 'to npm start', 'p50', 'p99', 'errors'],
    rows: [...rounds].map(([name, all]) => [
      name,
      formatCount(rateOf(name)),
      name === 'npm start' ? NONE : formatAgainst(GOAL, rateOf(name) / ownRate, formatRatio),
      formatMilliseconds(median(all.map(({ latency }) => latency.p50))),
      formatMilliseconds(median(all.map(({ latency }) => latency.p99))),
      formatCount(
        all.reduce((sum, round) => sum + round.errors + round.timeouts + round['5xx'], 0),
      ),
    ]),
    notes: [
      `Medians of ${ROUNDS} rounds of ${ROUND_TIME} s, ${CONNECTIONS} connections: pages, files, redirects and misses in three codings.`,
      'The program that asks takes processor time too. nginx compresses every answer again, as configured.',
    ],
  };
}

type LoadRequest = { urlPath: string; acceptEncoding: string };

const PAGES = ['/', '/about', '/services', '/blog', '/contact'];
/** Redirects, pages that are missing, and what robots ask for. */
const OTHERS = ['/about/', '/about.html', '/nowhere', '/blog/999999', '/robots.txt', '/feed.xml'];
/** How many files of each kind; as a page with its images and fonts has them. */
const FILES = { '.woff2': 4, '.jpg': 4, '.js': 3, '.css': 2, '.svg': 2 };
const ARTICLES = 6;
const ACCEPTED = ['gzip, deflate, br', 'gzip', 'identity'];

/** What a site is asked for: each path in each of three codings, kinds in turn. */
async function listRequests(outDir: string): Promise<LoadRequest[]> {
  const files = (await listFiles(outDir)).sort();
  const articles = files.flatMap((file) => /^(blog\/\d+)\.html$/.exec(file)?.[1] ?? []);
  const assets = Object.entries(FILES).flatMap(([ending, count]) =>
    files.filter((file) => file.endsWith(ending)).slice(0, count),
  );
  const named = [...articles.slice(0, ARTICLES), ...assets].map((file) => `/${file}`);
  return ACCEPTED.flatMap((_, turn) =>
    [...PAGES, ...named, ...OTHERS].map((urlPath, index) => ({
      urlPath,
      acceptEncoding: ACCEPTED[(turn + index) % ACCEPTED.length] ?? '',
    })),
  );
}

/** Loads a server from a process of its own: each connection asks again as an answer comes. */
async function runRound(
  origin: string,
  requests: readonly LoadRequest[],
  workDir: string,
): Promise<Round> {
  const entries = requests.map(({ urlPath, acceptEncoding }) => {
    const headers = [{ name: 'Accept-Encoding', value: acceptEncoding }];
    return { request: { method: 'GET', url: origin + urlPath, headers } };
  });
  const harFile = path.join(workDir, 'requests.har');
  await writeFile(harFile, JSON.stringify({ log: { entries } }));
  const args = ['--json', '--har', harFile, '-c', String(CONNECTIONS), '-d', String(ROUND_TIME)];
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...args, origin]);
  return roundSchema.parse(JSON.parse(stdout));
}
