import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { editFixture } from '@/lib/content/rules/mistakes/test-content';
import { makeArticleText } from '@/lib/content/test-content';
import { makeContentFolder, writeFiles } from '@/lib/content/test-folder';

type Program = 'check' | 'new-post' | 'preflight';

function run(program: Program, cwd: string, args: string[] = []) {
  const command = [
    ...[path.resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', path.resolve('tsconfig.json')],
    ...[path.resolve(`lib/tools/authoring/${program}.ts`), ...args],
  ];
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, command, { cwd }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

test('lists the published articles when check:content finds only warnings, and fails only with --strict', async () => {
  const root = await makeContentFolder({
    '10.md': makeArticleText({ title: 'Ten' }),
    '2.md': makeArticleText({ title: 'Two' }),
    '1.md': makeArticleText({ title: 'A draft', draft: 'true' }, '\n**Later**\n'),
    '11.md': makeArticleText({ title: 'Eleven', date: 'May 3, 2205' }),
  });
  expect(await run('check', root)).toEqual({
    code: 0,
    stdout: 'content: 4 articles, 1 warning\n2 published; 11 appears on May 3, 2205; drafts: 1\n',
    stderr: expect.stringMatching(/^1 warning in content\/\n {2}content\/blog\/11.md:3:7 date: /),
  });
  expect(await run('check', root, ['--strict'])).toMatchObject({ code: 1 });
});

test('prints all errors and exits with code 1 if check:content finds errors in the content', async () => {
  const root = await makeContentFolder({
    '7.md': makeArticleText({ date: '3/5/25', image: 'txa' }),
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

const invalidArticle = { '8.md': makeArticleText({ date: 'soon' }) };

test('creates a draft titled with all arguments, and prints the next steps, even if another article is invalid', async () => {
  const root = await makeContentFolder(invalidArticle);
  const { code, stdout, stderr } = await run('new-post', root, ['-5%', 'a “year”']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'content/blog/9.md',
    expect.stringMatching(
      /^“-5% a “year”” is a draft for .*, the next Saturday without an article.$/,
    ),
    '',
    '  Write    Open content/blog/9.md and replace the example text.',
    '  Preview  Run npm run dev and open /blog/9',
    '  Publish  Delete the line "draft: true", run npm run check:content, and commit. The article appears on its date.',
    '',
  ]);
});

test('prints the usage, creates no file and exits with code 1 if the title of a new article is missing', async () => {
  const root = await makeContentFolder(invalidArticle);
  const usage = 'The title is missing. Write npm run new-post -- "Your title"\n';
  expect(await run('new-post', root, ['--help'])).toEqual({ code: 1, stdout: '', stderr: usage });
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['8.md']);
});

test('prints content errors and example content, and exits with code 1, if preflight finds both', async () => {
  const root = await makeContentFolder({ '1.md': makeArticleText({ date: '3/5/25' }) });
  const logo = editFixture('images/logo.svg', ['<svg', '<!-- SAMPLE: Draw it. -->\n<svg']);
  await writeFiles(path.join(root, 'content'), logo);
  const { code, stdout } = await run('preflight', root);
  expect(stdout).toMatch(
    /^1 problem in content\/\n {2}content\/blog\/1.md:3:7 date: .*\n\ncontent\/blog:1:1 .*\ncontent\/images\/logo.svg:1:1 .*\n\n\d+ left to correct before/s,
  );
  expect(code).toBe(1);
});

test('exits with code 0 if preflight finds neither content errors nor example content', async () => {
  const root = await makeContentFolder({ '1.md': makeArticleText() });
  const site = editFixture(
    'site.yaml',
    [/\.example\b/g, '.test'],
    [/800 000/g, '803 555'],
    ["id: ''", 'id: xayzbwqk'],
  );
  await writeFiles(path.join(root, 'content'), site);
  expect(await run('preflight', root)).toEqual({
    code: 0,
    stdout: 'Ready: no content of the example firm is left.\n',
    stderr: '',
  });
});
