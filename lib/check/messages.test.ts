import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent, writeFiles } from '@/lib/content/test-folder';
import type * as MeasureImage from '@/lib/images/measure-image';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { checkContent } from './check-content';
import { fields, frontMatter, sources } from './mistakes/test-articles';
import { type Rows, words } from './mistakes/test-content';
import { facts } from './mistakes/test-facts';
import { images } from './mistakes/test-images';
import { redirects } from './mistakes/test-redirects';
import { site } from './mistakes/test-site';
import { bodies, pasted } from './mistakes/test-texts';

// Mistakes of an editor, and what is none. messages.txt has the sentences that check:content prints for each, on
// one page and in no other test. MESSAGES=write rewrites that file: read the difference in git afterwards.

// The screens that the site comes with: an owner may have added others.
jest.mock('@/lib/site/paths', () => {
  const paths = jest.requireActual<{ screens: Record<string, string> }>('@/lib/site/paths');
  const { home, about, services, blog, contact } = paths.screens;
  const screens = { home, about, services, blog, contact };
  const lists = { screenNames: Object.keys(screens), screenPaths: Object.values(screens) };
  return { ...paths, screens, ...lists };
});

// Measuring the images of the sound content takes half of the time of a check.
jest.mock('@/lib/images/measure-image', () => {
  const actual = jest.requireActual<typeof MeasureImage>('@/lib/images/measure-image');
  const measured = new Map<string, ReturnType<typeof actual.measureImage>>();
  const measureImage: typeof actual.measureImage = (root, file) => {
    const key = file + readFileSync(path.join(root, file), 'latin1');
    const size = measured.get(key) ?? actual.measureImage(root, file);
    measured.set(key, size);
    return size;
  };
  return { ...actual, measureImage };
});

const sections = {
  'The fields of an article': fields,
  'The form of the front matter': frontMatter,
  Files: sources,
  'The text of an article': bodies,
  'What an article shows of a text': pasted,
  'The facts of the firm': site,
  'Pages and lists': facts,
  Redirects: redirects,
  Images: images,
};

/** Content without a mistake; it has only the images that are used, which are measured for each row. */
async function makeContent(): Promise<string> {
  const root = await copyContent({ '6.md': makeArticleText({ title: 'Sound' }, `\n${words}\n`) });
  const folder = path.join(root, 'content/images');
  const used = new Set(['about', 'blog', 'hero', 'logo', 'tax', 'why']);
  const unused = (await readdir(folder)).filter((name) => !used.has(path.parse(name).name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  await writeFiles(root, { 'public/prices.pdf': '' });
  return root;
}

/** Puts the files of a row into the content, checks it, and puts the former files back. */
async function check(root: string, sound: string, row: Rows[string]): Promise<string[]> {
  const files = typeof row === 'string' || Buffer.isBuffer(row) ? { 'blog/7.md': row } : row;
  for (const [name, file] of Object.entries(files)) {
    const place = path.join(root, 'content', name);
    if (file === undefined) await rm(place);
    else if (typeof file === 'function') await file(place);
    else await writeFiles(root, { [`content/${name}`]: file });
  }
  const { parsed, diagnostics } = await checkContent(root, '2025-06-01');
  for (const name of Object.keys(files)) {
    const place = path.join(root, 'content', name);
    const former = path.join(sound, 'content', name);
    await rm(place, { recursive: true, force: true });
    if (existsSync(former)) await cp(former, place);
  }
  const messages = sortDiagnostics(diagnostics).map(
    (it) => `${it.severity} ${formatDiagnostic(it)}`,
  );
  if (!Object.values<Rows[string]>(pasted).includes(row)) return messages;
  const { children = [] } = parsed.articles.find(({ id }) => id === 7)?.text?.html ?? {};
  // The first paragraph has the words that an article needs.
  const html = toHtml({ type: 'root', children: children.slice(1) });
  return [html.replaceAll(/\n| id="[^"]*"/g, ''), ...messages];
}

test('the content without a mistake has no messages', async () => {
  const root = await makeContent();
  expect(await check(root, root, {})).toEqual([]);
});

const FILE = path.join(__dirname, 'messages.txt');
const written = [
  'What npm run check:content prints for broken content, which is in mistakes/. Content without a line is right.',
];

// A test for each section, because all of them together would take a busy machine longer than a test may.
test.each(Object.entries(sections))('the messages of messages.txt: %s', async (title, rows) => {
  const [root, sound] = [await makeContent(), await makeContent()];
  const lines = [title.toUpperCase()];
  for (const [mistake, row] of Object.entries<Rows[string]>(rows)) {
    const messages = await check(root, sound, row);
    lines.push('', mistake, ...messages.map((line) => `  ${line.replace(' content/', ' ')}`));
  }
  const text = lines.join('\n');
  written.push(text);
  if (process.env.MESSAGES === 'write') await writeFile(FILE, `${written.join('\n\n\n')}\n`);
  const parts = readFileSync(FILE, 'utf8').trimEnd().split('\n\n\n');
  expect(text).toBe(parts.find((part) => part.startsWith(`${title.toUpperCase()}\n`)));
});
