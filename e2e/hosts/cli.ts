import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from '@/lib/authoring/terminal';
import { fileCases, pageCases } from './cases-files';
import { missingCases } from './cases-missing';
import { oddCases } from './cases-odd';
import { protocolCases } from './cases-protocol';
import { redirectCases } from './cases-redirects';
import type { Host, RunningHost } from './host';
import { caddy } from './host-caddy';
import { cloudflare } from './host-cloudflare';
import { netlify } from './host-netlify';
import { nginx } from './host-nginx';
import { pages } from './host-pages';
import { npmStart } from './host-start';
import { gradeHost } from './grade-host';
import type { Grade } from './observatory';
import { buildVariant, outDirOf } from '../sites';
import { prepareSite } from './site-files';
import { testHost, type Verdict } from './test-host';

/**
 * `npm run test:hosts`: serves a finished site on two hosts, asks them the same questions, and ends
 * with 1 on any difference. With `--all`, on every host that is installed.
 */
const HOSTS: readonly Host[] = process.argv.includes('--all')
  ? [npmStart, nginx, caddy, cloudflare, netlify, pages]
  : [npmStart, nginx];

// Ends the programs that were started, too: they are bound to this one's end.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => process.exit(code));
}

// The questions ask for articles 1 and 7: whoever owns `content/` may have none of them.
const outDir = outDirOf('plain');
await buildVariant('plain');
const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
const running: RunningHost[] = [];
try {
  await testHosts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await Promise.all(running.map((host) => host.stop()));
}

async function testHosts(): Promise<void> {
  const siteDir = path.join(folder, 'site');
  const files = await prepareSite(outDir, siteDir);
  const read = (file: string) => readFile(path.join(siteDir, file));
  const cases = [
    ...pageCases,
    ...fileCases(files),
    ...redirectCases,
    ...missingCases,
    ...protocolCases(files),
    ...oddCases,
  ];
  const columns: { name: string; verdicts: Verdict[]; grade: Grade }[] = [];
  const skips: string[] = [];
  for (const { name, start } of HOSTS) {
    const workDir = path.join(folder, name.replace(' ', '-'));
    await mkdir(workDir);
    const host = await start({ siteDir, workDir });
    if ('skip' in host) {
      skips.push(`${name} is skipped: ${host.skip}.`);
      continue;
    }
    running.push(host);
    const verdicts = await testHost({ name, host, cases, read });
    columns.push({ name, verdicts, grade: await gradeHost(host) });
  }
  printTable({
    title: 'The site on its hosts',
    header: ['', ...columns.map(({ name }) => name)],
    rows: [
      ...cases.map(({ name }, row) => [
        name.slice(0, 60),
        ...columns.map(({ verdicts }) => verdicts[row]?.word ?? ''),
      ]),
      [
        'MDN HTTP Observatory, score and grade',
        ...columns.map(({ grade: { score, grade } }) => `${score} ${grade}`),
      ],
    ],
    notes: ['', 'ok*: differs where it may, as e2e/hosts/reasons.ts says; -: not asked.', ...skips],
  });
  const faults = columns.flatMap(({ name, verdicts }) =>
    verdicts.flatMap(({ faults }, row) =>
      faults.map((fault) => `${name}, ${cases[row]?.name ?? ''}: ${fault}`),
    ),
  );
  for (const { name, grade } of columns) {
    if (grade.grade !== 'A+' && name !== 'GitHub Pages') faults.push(`${name}: ${grade.grade}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
