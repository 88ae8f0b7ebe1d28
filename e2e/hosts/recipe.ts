import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import {
  access,
  appendFile,
  chmod,
  copyFile,
  mkdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askOverHttp, type Question } from './ask';
import { SANDBOX_SIGN } from './sandbox';

/**
 * `recipe.ts nginx|Caddy FOLDER`, in a sandbox: does what README.md, beside this file, tells an owner to
 * do, with its own blocks of commands, and asks the server for the pages after each of its steps.
 */
const [server = '', root = ''] = process.argv.slice(2);
const SITE = 'www.firm.test';
const OTHER = 'firm.test';
const upstream = path.join(root, 'upstream');
const programs = path.join(root, 'bin');
const logFile = path.join(root, 'log');

/** In milliseconds. After it has reloaded, a server answers as before for a moment. */
const PATIENCE = 20_000;
const POLL = 50;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  // Elsewhere, it would change the machine's own servers.
  await access(SANDBOX_SIGN);
  const blocks = await readBlocks();
  const [get = [], build = [], host = []] = [
    '1. Get the site',
    '2. Build the site and copy it',
    `3. With ${server}`,
  ].map((title) => blocks.get(title));
  const [install = '', configure = '', certify = '', ...others] = host;
  if (get.length !== 1 || build.length !== 1 || !certify || others.length > 0) {
    throw new Error('README.md has other blocks of commands than this test runs');
  }
  const publish = async (pages: string) => {
    await commitSite(pages);
    await follow([...build, configure]);
  };

  await makeMachine();
  await commitSite('first');
  await follow(get, root);
  await follow([...build, install, configure]);
  await expectPages({ name: 'plain HTTP', now: 'first' });
  const unchanged = await stat('/var/www/site/same.html');

  await publish('second');
  await expectPages({ name: 'plain HTTP, second time', now: 'second', before: 'first' });

  await follow([certify]);
  const withTls = { name: 'certificate', isTls: true };
  await expectPages({ ...withTls, now: 'second', before: 'first' });

  await publish('first');
  await expectPages({ ...withTls, now: 'first', before: 'second' });
  const { mtimeMs } = await stat('/var/www/site/same.html');
  if (mtimeMs !== unchanged.mtimeMs) throw new Error('A file that is the same has a new date');
}

/** The blocks of commands in README.md, by the heading above them. */
async function readBlocks(): Promise<Map<string, string[]>> {
  const text = await readFile(fileURLToPath(new URL('README.md', import.meta.url)), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = '']) => commands),
    ]),
  );
}

/** Puts the stand-ins on the PATH, and makes the owner's repository. */
async function makeMachine(): Promise<void> {
  const standIns = path.join(root, 'stand-ins.sh');
  await writeFile(standIns, await readFile(new URL('stand-ins.sh', import.meta.url)));
  await chmod(standIns, 0o755);
  await mkdir(programs);
  for (const name of ['apt-get', 'certbot', 'npm', 'sudo', 'systemctl']) {
    await symlink(standIns, path.join(programs, name));
  }
  await mkdir(path.join(upstream, 'content'), { recursive: true });
  await copyFile('.gitattributes', path.join(upstream, '.gitattributes'));
  const own = ['e2e', 'lib', 'node_modules', 'package.json', 'tsconfig.json'];
  for (const name of own) await symlink(path.resolve(name), path.join(upstream, name));
  await inShell('git init --quiet', upstream);
}

/** Commits a site: a page of that name, one that is always the same, and a redirect between them. */
async function commitSite(name: string): Promise<void> {
  const pages = path.join(upstream, 'pages');
  await rm(pages, { recursive: true, force: true });
  await mkdir(path.join(pages, '_next/static'), { recursive: true });
  for (const [file, content] of [
    ['index.html', `home of the ${name} site`],
    [`${name}.html`, `page of the ${name} site`],
    ['same.html', 'the same page'],
    ['404.html', 'not found'],
    [`_next/static/${name}.js`, `script of the ${name} site`],
    ['_redirects', `/moved /${name} 301\n`],
    ['addresses', `/${name}\n`],
  ] as const) {
    await writeFile(path.join(pages, file), content);
  }
  // Another machine that builds the site adds to the list, too.
  await appendFile(path.join(upstream, 'content/addresses.txt'), `/elsewhere/${name}\n`);
  await inShell(
    `git add . && git -c user.name=owner -c user.email=owner@firm.test commit -qm ${name}`,
    upstream,
  );
}

/** Types blocks of commands as an owner would, with the owner's own names. */
async function follow(blocks: readonly string[], folder = path.join(root, 'site')): Promise<void> {
  for (const block of blocks) {
    const commands = block
      .replace('https://github.com/your-firm/site.git', upstream)
      .replace('SITE=www.example.com', `SITE=${SITE}`)
      .replace('OTHER=example.com', `OTHER=${OTHER}`);
    await inShell(commands, folder);
  }
}

async function inShell(commands: string, folder: string): Promise<void> {
  // Not into a pipe, which a server that has started would keep open.
  const log = openSync(logFile, 'w');
  const { status } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, PATH: `${programs}:${process.env.PATH ?? ''}`, HOME: root },
  });
  if (status === 0) return;
  throw new Error(`These commands failed:\n${commands}\n${await readFile(logFile, 'utf8')}`);
}

type Step = { name: string; now: string; before?: string; isTls?: boolean };

/** Asks for what must be there, and for what must be gone. */
async function expectPages(step: Step): Promise<void> {
  const { now, before, isTls } = step;
  const expected: [target: string, answer: string][] = [
    ['/', `200 home of the ${now} site`],
    [`/${now}`, `200 page of the ${now} site`],
    [`/${before ?? 'second'}`, '404 not found'],
    ['/moved?from=mail', `301 /${now}?from=mail`],
  ];
  for (const [target, answer] of expected) await expectAnswer(step, { target }, answer);
  if (before) {
    const target = `/_next/static/${before}.js`;
    await expectAnswer(step, { target }, `200 script of the ${before} site`);
  }
  if (!isTls) return;
  for (const question of [
    { target: '/same?q=1', isPlain: true },
    { target: '/same?q=1', isPlain: true, name: OTHER },
    { target: '/same?q=1', name: OTHER },
  ]) {
    await expectAnswer(step, question, `301 https://${SITE}/same?q=1`);
  }
}

async function expectAnswer(
  { name: step, isTls = false }: Step,
  question: Question,
  expected: string,
): Promise<void> {
  const ports = isTls ? { port: 443, plainPort: 80, isTls } : { port: 80, isTls };
  const ask = () =>
    askOverHttp(ports, { name: SITE, ...question }).then(
      ({ status, headers, body }) => `${status} ${headers.get('location') ?? body.toString()}`,
      String,
    );
  let answer = await ask();
  for (const end = Date.now() + PATIENCE; answer !== expected && Date.now() < end;) {
    await sleep(POLL);
    answer = await ask();
  }
  const scheme = isTls && !question.isPlain ? 'https' : 'http';
  const url = `${scheme}://${question.name ?? SITE}${question.target}`;
  if (answer !== expected) throw new Error(`${step}: ${url} is ${answer}, not ${expected}`);
  console.log(`${server}, ${step}: ${url} -> ${answer}`);
}
