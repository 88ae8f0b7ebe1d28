import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { todayInLagos } from '@/lib/site/dates';

const FOLDER = '.github/workflows';

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({
  needs: z.string().optional(),
  if: z.string().optional(),
  steps: z.array(step),
});
const workflow = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string() })).optional() }),
  jobs: z.record(z.string(), job),
});

async function readWorkflow(name: string) {
  return workflow.parse(parse(await readFile(path.join(FOLDER, name), 'utf8')));
}

test('every script that a workflow runs is one of package.json', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')));
  const files = await Promise.all((await readdir(FOLDER)).map(readWorkflow));
  const runs = files.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  );
  const named = runs.flatMap((run) => /^npm run (\S+)/.exec(run)?.[1] ?? []);
  expect(named).toEqual(expect.arrayContaining(['build', 'check:content']));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test('the content is checked before all else', async () => {
  const { content, test: tests } = (await readWorkflow('test.yml')).jobs;
  expect(content?.needs).toBeUndefined();
  expect(content?.steps.at(-1)?.run).toBe('npm run check:content');
  expect(tests?.needs).toBe('content');
});

test('the site is published at the beginning of the day in Lagos, not at a full hour', async () => {
  const { on } = await readWorkflow('publish.yml');
  const [{ cron } = { cron: '' }] = on.schedule ?? [];
  const [minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron)?.slice(1).map(Number) ?? [];
  expect(minute).toBeGreaterThan(0);
  const run = Date.UTC(2025, 4, 2, hour, minute);
  const halfAnHour = 30 * 60 * 1000;
  expect(todayInLagos(new Date(run))).toBe('2025-05-03');
  expect(todayInLagos(new Date(run - halfAnHour))).toBe('2025-05-02');
});

test('a repository that says nothing of publishing publishes nothing', async () => {
  const { jobs } = await readWorkflow('publish.yml');
  const first = Object.values(jobs).filter(({ needs }) => needs === undefined);
  expect(first.map((one) => one.if)).toEqual([
    "vars.PUBLISH == 'pages'",
    "vars.PUBLISH == 'hook' && github.event_name != 'push'",
  ]);
});

test('security.txt is published with the rest', async () => {
  const { build } = (await readWorkflow('publish.yml')).jobs;
  expect(build?.steps.at(-1)?.with).toEqual({ path: 'out', 'include-hidden-files': true });
});
