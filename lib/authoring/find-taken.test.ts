import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { findTaken, titleKey } from './find-taken';

/** What is taken in a folder with these files below `content/`. */
async function takenIn(files: Record<string, string | Buffer>) {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content/blog'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(root, 'content', file), text);
  }
  return findTaken(root);
}

test('an empty folder has nothing taken', async () => {
  const nothing = { highestId: 0, dates: new Set(), files: new Map() };
  expect(await findTaken(await makeFolder())).toEqual(nothing);
  expect(await takenIn({})).toEqual(nothing);
});

test.each([
  ['the highest, not the last by name', ['9.md', '10.md', '2.md'], 10],
  ['a draft’s', ['24.md'], 24],
  ['one with a zero before it', ['07.md'], 7],
  ['one with another ending', ['8.markdown'], 8],
  ['one in capitals', ['8.MD'], 8],
  ['no day', ['2025-06-01-notes.md', '3.md'], 3],
  ['no number at all', ['notes.md', '.9.md', '-4.md', '0.md'], 0],
  ['none that no article can have', ['20250601120000.md', '3.md'], 3],
])('numbers of files: %s', async (_what, names, highest) => {
  const files = Object.fromEntries(names.map((name) => [`blog/${name}`, '']));
  expect(await takenIn(files)).toMatchObject({ highestId: highest });
});

test.each([
  ['a published address', { 'addresses.txt': '/blog\n/blog/31\n/blog/4\n' }, 31],
  ['what readers are sent on from', { 'redirects.yaml': '- from: /blog/32\n  to: /blog/3\n' }, 32],
  [
    'what they are sent on to',
    { 'redirects.yaml': '- from: /blog/3\n  to: "/blog/33#costs"\n' },
    33,
  ],
  ['no comment', { 'redirects.yaml': '# - from: /blog/40\n#   to: /blog/41\n' }, 0],
  ['no other site', { 'redirects.yaml': '- from: /x\n  to: https://a.example/blog/99\n' }, 0],
])('numbers of articles that are gone: %s', async (_what, files, highest) => {
  expect(await takenIn(files)).toMatchObject({ highestId: highest });
});

test('the shipped comments of redirects.yaml name no number', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/addresses.txt'));
  expect((await findTaken(root)).highestId).toBe(0);
});

test.each([
  ['a sound article', makeArticleText({ title: '"One: two"', date: '2025-05-10' })],
  [
    'one whose other fields are broken',
    makeArticleText({ title: '"One: two"', date: '2025-05-10', description: '"open', image: '' }),
  ],
  ['one with an unknown spelling of its keys', '---\nTitle: "One: two"\nDate: May 10, 2025\n---\n'],
  ['one whose fields are not closed', '---\ntitle: "One: two"\ndate: May 10, 2025\n\nText.\n'],
  ['one whose fields are not opened', 'title: "One: two"\ndate: May 10, 2025\n---\nText.\n'],
  ['one saved on Windows', '\ufeff---\r\ntitle: "One: two"\r\ndate: May 10, 2025\r\n---\r\n'],
])('title and date of %s', async (_what, text) => {
  const { dates, files } = await takenIn({ 'blog/5.md': text });
  expect([...dates]).toEqual(['2025-05-10']);
  expect(files.get('one: two')).toBe('content/blog/5.md');
});

test.each([
  ['a quotation mark that is not closed', makeArticleText({ title: '"One' })],
  ['an unknown sign', makeArticleText({ title: '*One' })],
  ['a list', makeArticleText({ title: '[One' })],
  ['no title', makeArticleText({ title: '' })],
])('a title with %s keeps no date back', async (_what, text) => {
  expect([...(await takenIn({ 'blog/5.md': text })).dates]).toEqual(['2025-05-03']);
});

test('what is written in the text is no date', async () => {
  const { dates } = await takenIn({ 'blog/5.md': makeArticleText({}, '\ndate: May 10, 2025\n') });
  expect([...dates]).toEqual(['2025-05-03']);
});

test('a file that is no text, and a folder, keep their numbers', async () => {
  const root = await copyContent({ '1.md': makeArticleText() });
  await writeFile(path.join(root, 'content/blog/50.md'), Buffer.from([0xff, 0xfe, 0x00]));
  await mkdir(path.join(root, 'content/blog/60.md'));
  expect((await findTaken(root)).highestId).toBe(60);
});

test('capitals, spaces and accents make no other title', () => {
  expect(titleKey(' DIASPORA\u00a0 Cafe\u0301 ')).toBe(titleKey('Diaspora café'));
});
