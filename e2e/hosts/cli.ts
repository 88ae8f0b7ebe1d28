import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from '@/lib/authoring/terminal';
import { buildVariant, outDirOf } from '../sites';
import { siteCases, type Case } from './cases';
import { checkAnswer } from './check-answer';
import { caddy, cloudflare, nginx, npmStart, type Host, type RunningHost } from './hosts';
import { prepareSite } from './prepare-site';
import { exitOnSignal } from './programs';
import { testRecipe } from './sandbox';
import { serverCases } from './server-cases';
import { githubPages, netlify } from './simulated-hosts';

/**
 * `npm run test:hosts`: serves a finished site on two hosts, asks them the same questions, and exits
 * with 1 on any difference. With `--all`, on every host that is installed; then it also follows
 * README.md, beside this file.
 */
const isAll = process.argv.includes('--all');
const HOSTS: readonly Host[] = isAll
  ? [npmStart, nginx, caddy, cloudflare, netlify, githubPages]
  : [npmStart, nginx];

/** How many questions are under way at once. */
const AT_ONCE = 8;

exitOnSignal();
const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
try {
  await testHosts();
  if (isAll) await testRecipes();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testHosts(): Promise<void> {
  // The cases ask for articles 1 and 7, which an owner's `content/` may not have.
  await buildVariant('plain');
  const siteDir = path.join(folder, 'site');
  const files = await prepareSite(outDirOf('plain'), siteDir);
  const inSite = siteCases(files);
  const ofServer = serverCases(files);

  const columns: { name: string; verdicts: Verdict[] }[] = [];
  const skips: string[] = [];
  for (const host of HOSTS) {
    const workDir = path.join(folder, host.name.replace(' ', '-'));
    await mkdir(workDir);
    const running = await host.start({ siteDir, workDir });
    if ('skip' in running) {
      skips.push(`${host.name} is skipped: ${running.skip}.`);
      continue;
    }
    try {
      const cases = host.isSimulated ? inSite : [...inSite, ...ofServer];
      columns.push({ name: host.name, verdicts: await askAll(host, running, cases, siteDir) });
    } finally {
      await running.stop();
    }
  }

  const cases = [...inSite, ...ofServer];
  printTable({
    title: 'The site on its hosts',
    header: ['', ...columns.map(({ name }) => name)],
    rows: cases.map(({ name }, row) => [
      name.slice(0, 60),
      ...columns.map(({ verdicts }) => verdicts[row]?.word ?? '-'),
    ]),
    notes: ['', 'ok*: differs where it may, as its case says; -: not asked.', ...skips],
  });
  const faults = columns.flatMap(({ name, verdicts }) =>
    verdicts.flatMap((verdict, row) =>
      verdict.faults.map((fault) => `${name}, ${cases[row]?.name ?? ''}: ${fault}`),
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function testRecipes(): Promise<void> {
  for (const server of ['nginx', 'Caddy'] as const) {
    const skipped = await testRecipe(server);
    if (skipped) console.log(`The recipe for ${server} is skipped: ${skipped.skip}.`);
  }
}

/** `ok*`: by an exception. */
type Verdict = { word: 'ok' | 'ok*' | '-' | 'differs'; faults: string[] };

/** Asks a host the questions of all cases; the verdicts are in their order. */
async function askAll(
  host: Host,
  running: RunningHost,
  cases: readonly Case[],
  siteDir: string,
): Promise<Verdict[]> {
  const read = (file: string) => readFile(path.join(siteDir, file));
  const judge = async ({ question, expected, except = [] }: Case): Promise<Verdict> => {
    const exception = except.find(({ hosts }) => hosts.includes(host.name));
    if (exception && !exception.expected) return { word: '-', faults: [] };
    const facts = { host, isSecure: !question.isPlain, read };
    const faults = await running.ask(question).then(
      (answer) => checkAnswer(answer, exception?.expected ?? expected, facts),
      (error: unknown) => [String(error)],
    );
    return { word: faults.length > 0 ? 'differs' : exception ? 'ok*' : 'ok', faults };
  };
  const verdicts: Verdict[] = [];
  for (let at = 0; at < cases.length; at += AT_ONCE) {
    verdicts.push(...(await Promise.all(cases.slice(at, at + AT_ONCE).map(judge))));
  }
  return verdicts;
}
