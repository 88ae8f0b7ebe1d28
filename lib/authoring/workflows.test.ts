import { execFileSync, spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
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
  permissions: z.record(z.string(), z.string()).optional(),
  steps: z.array(step),
});
const workflow = z.object({
  permissions: z.record(z.string(), z.string()).optional(),
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

test('placeholders stop the workflow before it builds', async () => {
  const { build } = (await readWorkflow('publish.yml')).jobs;
  const runs = build?.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual(['npm ci', 'npm run preflight', 'npm run build']);
});

test('only the job that saves the URLs may write to the repository, and runs none of its code', async () => {
  const { permissions, jobs } = await readWorkflow('publish.yml');
  expect(permissions).toEqual({});
  const writers = Object.entries(jobs).filter(([, one]) => one.permissions?.contents === 'write');
  expect(writers.map(([name]) => name)).toEqual(['addresses']);
  expect(writers[0]?.[1].steps.flatMap(({ run }) => run ?? []).join()).not.toMatch(
    /^\s*(?:npm|npx|node)\b/m,
  );
});

/** Runs the step that saves the URLs, in a clone of a repository whose list is this. */
async function saveUrls(listed: string, published: string, hook = '') {
  const root = await makeFolder();
  const [clone, remote] = [path.join(root, 'clone'), path.join(root, 'remote.git')];
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('init', '--quiet', '--bare', remote);
  await writeFile(path.join(remote, 'hooks/pre-receive'), `#!/bin/sh\n${hook}\n`, { mode: 0o755 });
  git('clone', '--quiet', remote, clone);
  await writeFiles(clone, {
    'content/addresses.txt': listed,
    '.published/addresses.txt': published,
  });
  const own = ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@mail.example'];
  git(...own, 'add', 'content');
  git(...own, 'commit', '--quiet', '--message', 'first');
  const { addresses } = (await readWorkflow('publish.yml')).jobs;
  const script = addresses?.steps.at(-1)?.run ?? '';
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_COUNT: '1', ...PUSH_CURRENT },
  });
  const commits = git('-C', clone, 'log', '--format=%s').trim().split('\n');
  const list = await readFile(path.join(clone, 'content/addresses.txt'), 'utf8');
  return { status, stdout, list, commits };
}

const PUSH_CURRENT = { GIT_CONFIG_KEY_0: 'push.default', GIT_CONFIG_VALUE_0: 'current' };

test('new URLs are committed at the end of the list, whatever was added to it meanwhile', async () => {
  expect(await saveUrls('# one\n/\n/blog/2\n', '# one\n/\n/blog/1\n')).toMatchObject({
    status: 0,
    list: '# one\n/\n/blog/2\n/blog/1\n',
    commits: ['Add the URLs that are published now', 'first'],
  });
});

test('without a new URL nothing is committed', async () => {
  expect(await saveUrls('/\n/blog/1\n', '/\n')).toMatchObject({ status: 0, commits: ['first'] });
});

test('a protected branch fails the workflow, with what to do', async () => {
  const { status, stdout } = await saveUrls('/\n', '/\n/blog/1\n', 'exit 1');
  expect(status).toBe(1);
  expect(stdout).toContain('::error file=content/addresses.txt::The list of published URLs could');
});

test('security.txt is published with the rest', async () => {
  const { build } = (await readWorkflow('publish.yml')).jobs;
  expect(build?.steps.at(-1)?.with).toEqual({ path: 'out', 'include-hidden-files': true });
});
