import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { nextNumber, readUsedValues, titleKey } from './used-values';

/** What is used in a folder with these files below `content/`. */
async function usedIn(files: Record<string, string | Buffer>) {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content/blog'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(root, 'content', file), text);
  }
  return readUsedValues(root);
}

test('nothing is used in an empty folder', async () => {
  const nothing = { highestId: 0, dates: new Set(), files: new Map() };
  expect(await readUsedValues(await makeFolder())).toEqual(nothing);
  expect(await usedIn({})).toEqual(nothing);
});

test.each([
  ['the highest, not the last by name', ['9.md', '10.md', '2.md'], 10],
  ['one with a zero before it', ['07.md'], 7],
  ['one with another ending', ['8.markdown'], 8],
  ['one in capitals', ['8.MD'], 8],
  ['no day', ['2025-06-01-notes.md', '3.md'], 3],
  ['no number at all', ['notes.md', '.9.md', '-4.md', '0.md'], 0],
  ['none that no article can have', ['20250601120000.md', '3.md'], 3],
])('numbers of files: %s', async (_what, names, highestId) => {
  const files = Object.fromEntries(names.map((name) => [`blog/${name}`, '']));
  expect(await usedIn(files)).toMatchObject({ highestId });
});

test.each([
  ['published', { 'addresses.txt': '/blog\n/blog/31\n/blog/4\n' }, 31],
  ['redirected', { 'redirects.yaml': '- from: /blog/32\n  to: /blog/3\n' }, 32],
  ['a redirect’s target', { 'redirects.yaml': '- from: /blog/3\n  to: "/blog/33#a"\n' }, 33],
  ['not in a comment', { 'redirects.yaml': '# - from: /blog/40\n  #   to: /blog/41\n' }, 0],
  ['not on another site', { 'redirects.yaml': '- from: /x\n  to: https://a.example/blog/99\n' }, 0],
  ['not beyond nine digits', { 'addresses.txt': '/blog/1234567890\n' }, 0],
])('numbers of articles that are gone: %s', async (_what, files, highestId) => {
  expect(await usedIn(files)).toMatchObject({ highestId });
});

test.each([
  ['/blog/3\n/blog/31\n', '', 32],
  ['/blog/31\n', '- from: /blog/31\n  to: /blog/2#a\n- from: /blog/40\n  to: /blog\n', 41],
  ['', '- from: /about-us\n  to: https://a.example/blog/99\n', 3],
])('the editing page and new-post agree on the next number', async (addresses, redirects, next) => {
  const root = await copyContent({ '2.md': makeArticleText() });
  await writeFile(path.join(root, 'content/addresses.txt'), addresses);
  await writeFile(path.join(root, 'content/redirects.yaml'), redirects);
  expect(nextNumber(await loadContent(root))).toBe(next);
  expect((await readUsedValues(root)).highestId + 1).toBe(next);
});

test('the comments of redirects.yaml name no number', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/addresses.txt'));
  expect((await readUsedValues(root)).highestId).toBe(0);
});

test.each([
  ['a sound article', makeArticleText({ title: '"One: two"', date: '2025-05-10' })],
  [
    'one whose other fields are broken',
    makeArticleText({ title: '"One: two"', date: '2025-05-10', description: '"open', image: '' }),
  ],
  ['one with another spelling of its keys', '---\nTitle: "One: two"\nDate: May 10, 2025\n---\n'],
  ['one whose fields are not closed', '---\ntitle: "One: two"\ndate: May 10, 2025\n\nText.\n'],
  ['one whose fields are not opened', 'title: "One: two"\ndate: May 10, 2025\n---\nText.\n'],
  ['one saved on Windows', '\ufeff---\r\ntitle: "One: two"\r\ndate: May 10, 2025\r\n---\r\n'],
  [
    'one whose text has such lines',
    makeArticleText({ title: '"One: two"', date: '2025-05-10' }, '\ntitle: A\ndate: May 9, 2025\n'),
  ],
])('title and date of %s', async (_what, text) => {
  const { dates, files } = await usedIn({ 'blog/5.md': text });
  expect([...dates]).toEqual(['2025-05-10']);
  expect(files.get('one: two')).toBe('content/blog/5.md');
});

test.each(['"One', '*One', '[One', ''])('the title %j does not hide the date', async (title) => {
  const { dates } = await usedIn({ 'blog/5.md': makeArticleText({ title }) });
  expect([...dates]).toEqual(['2025-05-03']);
});

test('a file that is no text, and a folder, keep their numbers', async () => {
  const root = await copyContent({ '1.md': makeArticleText() });
  await writeFile(path.join(root, 'content/blog/50.md'), Buffer.from([0xff, 0xfe, 0x00]));
  await mkdir(path.join(root, 'content/blog/60.md'));
  expect((await readUsedValues(root)).highestId).toBe(60);
});

test('capitals, spaces and accents make no other title', () => {
  expect(titleKey(' DIASPORA\u00a0 Cafe\u0301 ')).toBe(titleKey('Diaspora café'));
});
