import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError, formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { loadContent, readContent } from './load';
import { makeArticleText } from './test-content';
import { copyContent, FIXTURE } from './test-folder';

/** Errors and warnings as the build prints them. */
async function problemsOf(root: string, today?: string): Promise<string[]> {
  const { value, diagnostics } = await readContent(root, today);
  expect(value === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  return sortDiagnostics(diagnostics).map(formatDiagnostic);
}

const write = (root: string, file: string, text: string | Buffer) =>
  writeFile(path.join(root, 'content', file), text);

test('a whole content has no problems', async () => {
  expect(await problemsOf(FIXTURE)).toEqual([]);
  const { site, addresses, images } = await loadContent(FIXTURE);
  expect(site.name).toBe('Iroko Crossing Advisory');
  expect(addresses.map(({ address }) => address)).toContain('/services');
  expect(images.get('tax')).toMatchObject({ file: 'tax.svg' });
});

test('articles come by their numbers, 2 before 10, drafts and future ones too', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ date: '2020-01-01' }),
    '2.md': makeArticleText({ draft: 'true' }),
    '1.md': makeArticleText({ date: '2999-01-01' }),
  });
  expect((await loadContent(root)).articles.map(({ id }) => id)).toEqual([1, 2, 10]);
});

test('all errors come in one report, in the order of the files', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ title: undefined, titel: 'Naira' }),
    '7.md': makeArticleText({ date: '"3/5/25"' }),
    'a.md': '',
  });
  await write(root, 'badges.yaml', '- a\n- 24\n');
  await write(root, 'images/broken.png', 'x');
  await write(root, 'notes.txt', '');
  const error: unknown = await loadContent(root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error).split('\n')).toEqual([
    'ContentError: 7 problems in content/',
    '  content/badges.yaml:2:3 [2]: expected a badge of two or three words, got the number 24; put double quotes around it',
    '  content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"',
    '  content/blog/10.md:2:1 title: is missing; expected a title',
    '  content/blog/10.md:5:1 titel: this key is not known. Did you mean "title"?',
    '  content/blog/a.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    '  content/blog/a.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
    '  content/images/broken.png:1:1 the file is damaged or is no picture of its kind',
  ]);
});

test('an image that pages.yaml names is looked for, whatever else is wrong there', async () => {
  const root = await copyContent();
  const text = await readFile(path.join(root, 'content/pages.yaml'), 'utf8');
  const broken = text.replace('image: about', 'image: abuot').replace('image: why\n', 'image:\n');
  await write(root, 'pages.yaml', broken);
  const line = (word: string) => text.slice(0, text.indexOf(word)).split('\n').length;
  expect(await problemsOf(root)).toEqual([
    `content/pages.yaml:${line('image: about')}:10 about.image: there is no picture "abuot" in content/images. Did you mean "about"?`,
    `content/pages.yaml:${line('image: why')}:9 services.image: is missing; expected the name of a picture in content/images`,
  ]);
  await write(root, 'pages.yaml', text.replace('image: about', 'image: about.svg'));
  expect((await loadContent(root)).pages.about.image).toBe('about');
});

test('the words of the pages name the firm as site.yaml does', async () => {
  const root = await copyContent();
  const site = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
  const pages = await readFile(path.join(root, 'content/pages.yaml'), 'utf8');
  await write(
    root,
    'site.yaml',
    site.replace(/^shortName: .*/m, () => "shortName: 'Baobab: $& {name}'"),
  );
  const words = 'We are {name}, {shortName} for short, in {district}, {city}; {shortName}!';
  await write(root, 'pages.yaml', pages.replace(/Bring the decision you are facing.*/, words));
  expect((await loadContent(root)).pages.about.callToAction.text).toBe(
    'We are Iroko Crossing Advisory, Baobab: $& {name} for short, in Ikeja, Lagos; Baobab: $& {name}!',
  );
});

test('a problem of an image names the first place that refers to it', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ image: 'small' }, '\nOne.\n\n![A stall](broken)\n'),
    '9.md': makeArticleText({}, '\nOne.\n\n![A stall](broken.png)\n'),
  });
  const small = sharp({ create: { width: 8, height: 5, channels: 3, background: 'red' } });
  await write(root, 'images/small.jpg', await small.jpeg().toBuffer());
  for (const name of ['about.svg', 'broken.png', 'unused.png'])
    await write(root, `images/${name}`, 'x');
  const damaged = 'the file is damaged or is no picture of its kind';
  expect(await problemsOf(root)).toEqual([
    expect.stringMatching(`/about.svg:1:1 ${damaged}; named in content/pages.yaml:\\d+$`),
    `content/images/broken.png:1:1 ${damaged}; named in content/blog/9.md:10`,
    'content/images/small.jpg:1:1 is 8 pixels wide and would look blurred; use one at least 1,200 pixels wide; named in content/blog/10.md:5',
    `content/images/unused.png:1:1 ${damaged}`,
  ]);
});

test('an image that the pages need is missing', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/images/logo.svg'));
  expect(await problemsOf(root)).toEqual([
    'content/images/logo.svg:1:1 is missing, and pages show it; put the logo there',
  ]);
});

test('redirects are compared with the articles of the day and the pages', async () => {
  const root = await copyContent({ '7.md': makeArticleText({ date: '2025-06-01' }) });
  await write(root, 'redirects.yaml', '# one\n- from: /blog/8\n  to: /blog/7\n');
  expect((await loadContent(root, '2025-06-01')).redirects).toEqual([
    { from: '/blog/8', to: '/blog/7', line: 2 },
  ]);
  const future =
    'content/redirects.yaml:3:7 [1].to: the article /blog/7 comes out on 2025-06-01; readers would not find it';
  expect(await problemsOf(root, '2025-05-31')).toEqual([future]);
  await expect(loadContent(root, '2025-05-31')).rejects.toThrow(future);
});

test('files that systems write by themselves are ignored', async () => {
  const root = await copyContent({ '.gitkeep': '', 'desktop.ini': '', 'Thumbs.db': '' });
  await write(root, '.DS_Store', '');
  expect(await problemsOf(root)).toEqual([]);
  expect((await loadContent(root)).articles).toEqual([]);
});

test('a missing blog folder is a blog without articles', async () => {
  await expect(loadContent(await copyContent())).resolves.toHaveProperty('articles', []);
});

test.each([
  ...['site', 'pages', 'services', 'reasons', 'badges', 'values', 'faq'].map((it) => `${it}.yaml`),
  ...['redirects.yaml', 'addresses.txt', 'pages/about.mdx'],
])('a missing %s is named', async (name) => {
  const root = await copyContent();
  await rm(path.join(root, 'content', name));
  expect(await problemsOf(root)).toEqual([
    `content/${name}:1:1 the file is missing, and the site needs it; put it back`,
  ]);
});

test('a file that nothing reads is a warning, and the site is built', async () => {
  const root = await copyContent();
  for (const name of ['pages/abuot.mdx', 'notes.txt', 'README.md']) await write(root, name, '');
  expect(await problemsOf(root)).toEqual([
    'content/notes.txt:1:1 nothing of the site reads this file; take it out.',
    'content/pages/abuot.mdx:1:1 nothing of the site reads this file; take it out. Did you mean "about.mdx"?',
  ]);
});

test('a file name in other capitals works on some computers only', async () => {
  const root = await copyContent();
  await rename(path.join(root, 'content/faq.yaml'), path.join(root, 'content/Faq.yaml'));
  expect(await problemsOf(root)).toContain(
    'content/Faq.yaml:1:1 capitals count where the site is built; name the file "faq.yaml"',
  );
});

test('what cannot be read is named beside the others', async () => {
  const root = await copyContent({ '8.md': makeArticleText() });
  await mkdir(path.join(root, 'content/blog/drafts'));
  await write(root, 'blog/7.md', Buffer.from(makeArticleText({ title: 'Nestlé' }), 'latin1'));
  expect(await problemsOf(root)).toEqual([
    'content/blog/7.md:2:13 this character is not saved as UTF-8; save it with the encoding UTF-8',
    'content/blog/drafts:1:1 is a folder; a file has to be here',
  ]);
});
