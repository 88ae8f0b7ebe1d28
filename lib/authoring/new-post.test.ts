import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDate, saturdayFrom, todayInLagos } from '@/lib/site/dates';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { runProgram } from './test-program';

/** A blog of one article, which is broken: that is no reason not to begin another. */
async function makeBlog(): Promise<string> {
  const root = await copyContent({ '1.md': makeArticleText({ date: 'soon' }) });
  await writeFile(path.join(root, 'content/addresses.txt'), '');
  return root;
}

const newPost = (root: string, titles: string[], input = '') =>
  runProgram('new-post.ts', { root, arguments: titles, input });

test('a title makes an article, and says where it is and what comes next', async () => {
  const root = await makeBlog();
  const { code, stdout, stderr } = await newPost(root, ['Pay: “less”']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'content/blog/2.md',
    `“Pay: “less”” is a draft for ${formatDate(saturdayFrom(todayInLagos()))}, the next Saturday without an article.`,
    '',
    '  Write    Open content/blog/2.md and write over the example text.',
    '  Look     npm run dev shows it at http://localhost:3000/blog/2',
    '  Publish  Take out the line "draft: true", run npm run check:content, and commit.',
    '',
  ]);
  expect(await readFile(path.join(root, 'content/blog/2.md'), 'utf8')).toContain('draft: true');
});

test('a title that is not given is asked for', async () => {
  const root = await makeBlog();
  expect(await newPost(root, [], 'From a pipe\n')).toMatchObject({ code: 0, stderr: '' });
  const text = await readFile(path.join(root, 'content/blog/2.md'), 'utf8');
  expect(text).toContain('\ntitle: From a pipe\n');
});

test('a title may begin with a dash', async () => {
  const root = await makeBlog();
  expect(await newPost(root, ['-5% a year'])).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  ['nothing', [], 'No title, no article. Write npm run new-post -- "Your title"\n'],
  ['an empty title', [''], 'The title is empty. Give one of a few words, in quotes.\n'],
  [
    'a title without quotes',
    ['Black', 'tax'],
    'Put the title in quotes: npm run new-post -- "Black tax"\n',
  ],
  [
    'an option there is not',
    ['--draft', 'Black tax'],
    'There is no option --draft. Write npm run new-post -- "Your title"\n',
  ],
  [
    'a title there is',
    ['diaspora wealth'],
    'content/blog/1.md has this title already. Choose another, or go on with that file.\n',
  ],
])('%s: a sentence, exit with 1, and no file', async (_what, titles, sentence) => {
  const root = await makeBlog();
  expect(await newPost(root, titles)).toEqual({ code: 1, stdout: '', stderr: sentence });
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
});

test('--help says how it is used', async () => {
  const root = await makeBlog();
  expect(await newPost(root, ['--help'])).toEqual({
    code: 0,
    stdout:
      'npm run new-post -- "Your title"\nbegins an article in content/blog; without a title it asks for one.\n',
    stderr: '',
  });
});
