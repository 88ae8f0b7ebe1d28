import { chmod, cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDiagnostic, formatReport, sortDiagnostics } from '@/lib/site/diagnostic';
import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent, FIXTURE } from '@/lib/content/test-folder';
import { checkContent } from './check-content';
import { brokenContents, type BrokenContent } from './test-broken-contents';

const TODAY = '2025-06-01';

let root: string;
beforeAll(async () => {
  root = await copyContent();
  await mkdir(inContent('blog'));
  // Measuring all pictures anew for each test would take longer than the rest.
  const pictures = await readdir(inContent('images'));
  const others = pictures.filter((name) => !USED.has(path.parse(name).name));
  await Promise.all(others.map((name) => rm(inContent(`images/${name}`))));
});

/** What the pages show, and the article. */
const USED = new Set(['about', 'blog', 'hero', 'logo', 'tax', 'why']);

const inContent = (name: string) => path.join(root, 'content', name);

async function put(files: BrokenContent['files']): Promise<void> {
  for (const [name, bytes] of Object.entries(files)) {
    if (bytes === undefined) await rm(inContent(name));
    else await writeFile(inContent(name), bytes);
  }
}

async function takeBack(files: BrokenContent['files']): Promise<void> {
  for (const name of Object.keys(files)) {
    await rm(inContent(name), { force: true, recursive: true });
    const isArticle = name.startsWith('blog/');
    if (!isArticle)
      await cp(path.join(FIXTURE, 'content', name), inContent(name)).catch(() => undefined);
  }
}

async function report() {
  const { diagnostics, warnings } = await checkContent(root, TODAY);
  const format = (list: typeof diagnostics) => sortDiagnostics(list).map(formatDiagnostic);
  return { diagnostics: format(diagnostics), warnings: format(warnings) };
}

test('the content that is broken below has no fault', async () => {
  const files = { 'blog/7.md': makeArticleText({}, `\n${makeWords(800)}\n`) };
  await put(files);
  const said = await report();
  await takeBack(files);
  expect(said).toEqual({ diagnostics: [], warnings: [] });
});

test.each(brokenContents)('$what', async ({ files, diagnostics = [], warnings = [] }) => {
  await put(files);
  const said = await report();
  await takeBack(files);
  expect(said).toEqual({ diagnostics, warnings });
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a folder named like an article',
    () => mkdir(inContent('blog/9.md')),
    'content/blog/9.md:1:1 is a folder; a file has to be here',
  ],
  [
    'a link to a file elsewhere',
    () => symlink(path.resolve('package.json'), inContent('blog/9.md')),
    'content/blog/9.md:1:1 is a link to another file; put the file itself here',
  ],
  [
    'a link to nothing',
    () => symlink('nowhere.md', inContent('blog/9.md')),
    'content/blog/9.md:1:1 is a link to another file; put the file itself here',
  ],
])('%s', async (_what, make, diagnostic) => {
  await make();
  const said = await report();
  await takeBack({ 'blog/9.md': undefined });
  expect(said).toEqual({ diagnostics: [diagnostic], warnings: [] });
});

// The superuser reads every file.
(process.getuid?.() === 0 ? test.skip : test)('a file that may not be read', async () => {
  await put({ 'blog/9.md': makeArticleText() });
  await chmod(inContent('blog/9.md'), 0);
  const { diagnostics } = await report();
  await takeBack({ 'blog/9.md': undefined });
  expect(diagnostics).toEqual([
    'content/blog/9.md:1:1 the file cannot be opened; allow reading it in its properties',
  ]);
});

/** Each broken article under a number of its own, and the first broken version of every other file. */
function gatherAll(): { files: BrokenContent['files']; diagnostics: string[] } {
  const files: BrokenContent['files'] = {};
  const diagnostics: string[] = [];
  brokenContents.forEach((broken, index) => {
    const [[name, bytes] = ['', undefined], ...others] = Object.entries(broken.files);
    if (bytes === undefined || others.length > 0 || !broken.diagnostics) return;
    const id = index + 100;
    const ownName = name === 'blog/7.md' ? `blog/${id}.md` : name;
    if (ownName in files) return;
    files[ownName] =
      typeof bytes === 'string' ? bytes.replace('Diaspora wealth', `Number ${id}`) : bytes;
    diagnostics.push(...broken.diagnostics.map((line) => line.replace(name, ownName)));
  });
  return { files, diagnostics };
}

/** By the number of the article, or the name of the file, and then by the line. */
function sortLines(lines: readonly string[]): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const split = (line: string) => /^(.*?):(\d+):/.exec(line) ?? [];
  return lines.toSorted((a, b) => {
    const [, file = '', line] = split(a);
    const [, otherFile = '', otherLine] = split(b);
    return compare(file, otherFile) || Number(line) - Number(otherLine);
  });
}

test('all of them in one folder are told in one report, in the order of files and lines', async () => {
  const { files, diagnostics } = gatherAll();
  expect(Object.keys(files).length).toBeGreaterThan(100);
  await put({ ...files, 'blog/7.md': makeArticleText({}, `\n${makeWords(800)}\n`) });
  const found = await checkContent(root, TODAY);
  const [count, ...lines] = formatReport(found.diagnostics, 'problem').split('\n  ');
  expect(lines).toEqual(sortLines(diagnostics));
  expect(count).toBe(`${diagnostics.length} problems in content/`);
});
