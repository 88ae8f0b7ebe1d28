import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent, FIXTURE } from '@/lib/content/test-folder';
import { formatDate, saturdayFrom, todayInLagos } from '@/lib/site/dates';

/** Runs a program of this room as npm's script does, in the folder that holds `content/`. */
async function run(
  program: 'check' | 'new-post' | 'preflight' | 'setup',
  root: string,
  given: string[] = [],
  environment: Record<string, string> = {},
) {
  const child = spawn(
    process.execPath,
    [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      ...['--tsconfig', path.resolve('tsconfig.json')],
      ...[path.resolve(`lib/authoring/${program}.ts`), ...given],
    ],
    // The tests may themselves run in a workflow of GitHub.
    { cwd: root, env: { ...process.env, GITHUB_ACTIONS: '', ...environment } },
  );
  child.stdin.end();
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, stdout: stdout.toString(), stderr: stderr.toString() };
}

const body = `\n${makeWords(800)}\n`;

describe('npm run check:content', () => {
  test('without a problem: figures of the articles, and exit with 0', async () => {
    const root = await copyContent({
      '10.md': makeArticleText({ title: 'Ten' }, `\n${makeWords(1000)}\n`),
      '2.md': makeArticleText({ title: 'Two' }, body),
      '1.md': makeArticleText({ title: 'A draft', draft: 'true' }, '\n**Later**\n'),
      '11.md': makeArticleText({ title: 'Eleven', date: 'May 3, 2205' }, body),
      '12.md': makeArticleText({ title: 'Twelve', draft: 'true' }),
    });
    expect(await run('check', root)).toEqual({
      code: 0,
      stdout: [
        '',
        'Articles',
        '',
        '                appears  words  reading ease',
        '----------  -----------  -----  ------------',
        '1. A draft        draft      1',
        '2. Two        published    800            91',
        '10. Ten       published  1,000            91',
        '11. Eleven  May 3, 2205    800            91',
        '12. Twelve        draft      2           120',
        '',
        'Median reading ease: 91 (aim for 50 or more)',
        '',
        'content: 5 articles, 1 warning',
        '2 published; 11 appears on May 3, 2205; drafts: 1 and 12',
        '',
      ].join('\n'),
      stderr: expect.stringMatching(/^1 warning in content\/\n {2}content\/blog\/11.md:3:7 date: /),
    });
  });

  test('a blog without articles has no figures', async () => {
    const stdout = 'content: 0 articles, 1 warning\n';
    const stderr = expect.stringContaining('content/blog:1:1 there are no articles') as string;
    expect(await run('check', await copyContent())).toEqual({ code: 0, stdout, stderr });
  });

  test('with errors: all of them on stderr, and exit with 1', async () => {
    const root = await copyContent({
      '7.md': makeArticleText({ date: '3/5/25', image: 'txa' }, body),
      '8.md': 'One line.\n',
    });
    expect(await run('check', root)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^3 problems in content\/\n.*7.md:3:7 date: .*\n.*7.md:5:8 image: .*\n.*8.md:1:1 the .*\n$/,
      ),
    });
  });

  test('with warnings alone and --strict: exit with 1', async () => {
    const root = await copyContent({ '7.md': makeArticleText() });
    expect(await run('check', root, ['--strict'])).toEqual({
      code: 1,
      stdout: expect.stringContaining('content: 1 article, 1 warning\n'),
      stderr: expect.stringMatching(/^1 warning in content\/\n.*7.md:7:1 body: has 2 words/),
    });
  });

  test('in a workflow of GitHub, all are shown in the pull request, too', async () => {
    const root = await copyContent({ '7.md': makeArticleText({ date: '3/5/25' }) });
    const { stdout, stderr } = await run('check', root, [], { GITHUB_ACTIONS: 'true' });
    expect(stderr).toMatch(/^1 warning in content\/[^]*^1 problem in content\//m);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^::error file=content\/blog\/7.md,line=3,col=7,title=date::/),
      expect.stringMatching(/^::warning file=content\/blog\/7.md,line=7,col=1,title=body::/),
      '',
    ]);
  });
});

/** A blog of one article, which is broken: another one can still be created. */
async function makeBlog(): Promise<string> {
  const root = await copyContent({ '1.md': makeArticleText({ date: 'soon' }) });
  await writeFile(path.join(root, 'content/addresses.txt'), '');
  return root;
}

describe('npm run new-post', () => {
  test('takes all words for the title, and says where the article is and what comes next', async () => {
    const root = await makeBlog();
    const { code, stdout, stderr } = await run('new-post', root, ['-5%', 'a “year”']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      'content/blog/2.md',
      `“-5% a “year”” is a draft for ${formatDate(saturdayFrom(todayInLagos()))}, the next Saturday without an article.`,
      '',
      '  Write    Open content/blog/2.md and write over the example text.',
      '  Look     npm run dev shows it at http://localhost:3000/blog/2',
      '  Publish  Delete the line "draft: true", run npm run check:content, and commit.',
      '',
    ]);
  });

  test.each([[[]], [['--help']]])('with %j: its usage, exit with 1, and no file', async (given) => {
    const root = await makeBlog();
    const usage = 'No title, no article. Write npm run new-post -- "Your title"\n';
    expect(await run('new-post', root, given)).toEqual({ code: 1, stdout: '', stderr: usage });
    expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
  });
});

describe('npm run preflight', () => {
  test('names every placeholder and every form without a service, and exits with 1', async () => {
    const { code, stdout } = await run('preflight', FIXTURE);
    expect(stdout).toMatch(/^content\/site.yaml:13:6 "https:\/\/www.irokocrossing.example" is an/);
    expect(stdout).toMatch(
      /\n13 left to do before the site goes live: visitors would be misled.\n\nVisitors would/,
    );
    expect(code).toBe(1);
  });

  test('each error of the content is named, and no warning', async () => {
    const root = await makeBlog();
    await writeFile(path.join(root, 'content/notes.txt'), 'A file to warn of');
    const { code, stderr } = await run('preflight', root);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^1 problem in content\/\n {2}content\/blog\/1.md:3:7 date: /);
  });
});

describe('npm run setup', () => {
  const facts = 'name: Kano Grain\nurl: https://www.kanograin.test\n';

  test('takes the facts of a file, deletes the samples once, and says what is left', async () => {
    const root = await copyContent({ '7.md': makeArticleText({}, body) });
    await writeFile(path.join(root, 'firm.yaml'), facts);
    const first = await run('setup', root, ['--yes', 'firm.yaml']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const [written, deleted, ...left] = first.stdout.trim().split('\n');
    expect(written).toBe('content/site.yaml has the facts of firm.yaml.');
    expect(deleted).toMatch(
      /^Deleted the articles in content\/blog \(1\) and map.geojson; emptied/,
    );
    expect(left).toContainEqual(expect.stringMatching(/^\d+ left to do before the site goes live/));
    const site = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
    expect(site).toContain('\nname: Kano Grain\n');

    await writeFile(path.join(root, 'content/blog/1.md'), makeArticleText({}, body));
    const again = await run('setup', root, ['--yes', 'firm.yaml']);
    expect(again.stdout).not.toContain('Deleted');
    expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
  });

  test('a fault of site.yaml is named before anything else, and nothing is written', async () => {
    const root = await copyContent({ '7.md': makeArticleText({}, body) });
    await writeFile(path.join(root, 'firm.yaml'), facts);
    const site = path.join(root, 'content/site.yaml');
    const broken = (await readFile(site, 'utf8')).replace(
      '{ label: Home, path: / }',
      '{ label: Home }',
    );
    await writeFile(site, broken);
    const { code, stderr } = await run('setup', root, ['--yes', 'firm.yaml']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^content\/site.yaml:42:5 navigation\[1\].path: is missing/);
    expect(await readFile(site, 'utf8')).toBe(broken);
  });

  test.each([
    ['a wrong fact', ['--yes', 'firm.yaml'], /^firm.yaml:1:7 name: is missing; write/],
    ['no such file', ['--yes', 'gone.yaml'], /^gone.yaml cannot be read; /],
    ['an unknown option', ['--no'], /^Unknown option '--no'/],
    ['nobody to answer', [], /^This is no terminal, .* Use --yes FILE/],
  ])('with %s: a sentence, exit with 1, and nothing written', async (_what, given, sentence) => {
    const root = await copyContent({ '7.md': makeArticleText({}, body) });
    await writeFile(path.join(root, 'firm.yaml'), 'name: ""\n');
    const { code, stderr } = await run('setup', root, given);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(await readdir(path.join(root, 'content/blog'))).toEqual(['7.md']);
    const site = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
    expect(site).toBe(await readFile(path.join(FIXTURE, 'content/site.yaml'), 'utf8'));
  });
});
