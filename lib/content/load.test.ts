import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadContent, readContent } from './load';
import { formatDiagnostic, sortDiagnostics, type ContentError } from '@/lib/site/diagnostic';
import { makeArticleText } from './test-content';
import { copyContent, FIXTURE } from './test-folder';

/** Each problem as the build prints it. */
async function problemsOf(root: string): Promise<string[]> {
  const error: ContentError = await loadContent(root).then(
    () => {
      throw new Error('the content has no problem');
    },
    (reason) => reason,
  );
  expect(error.name).toBe('ContentError');
  const [count, ...diagnostics] = error.message.split('\n  ');
  expect(count).toBe(
    diagnostics.length === 1
      ? '1 problem in content/'
      : `${diagnostics.length} problems in content/`,
  );
  return diagnostics;
}

test('a whole content has no problems', async () => {
  await expect(loadContent(FIXTURE)).resolves.toHaveProperty(
    'site.name',
    'Iroko Crossing Advisory',
  );
});

test('articles stand in the order of their numbers, 2 before 10, drafts and future ones too', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ date: '2020-01-01' }),
    '2.md': makeArticleText({ draft: 'true' }),
    '1.md': makeArticleText({ date: '2999-01-01' }),
    '100.md': makeArticleText(),
  });
  const { articles, site, images } = await loadContent(root);
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 10, 100]);
  expect(site.ticker.symbols.length).toBeGreaterThan(0);
  expect(images.get('tax')).toMatchObject({ file: 'tax.svg' });
});

test('two broken articles are named in one error, in the order of their numbers', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ title: undefined, titel: 'Naira' }),
    '7.md': makeArticleText({ date: '"3/5/25"' }),
    '8.md': makeArticleText(),
  });
  expect(await problemsOf(root)).toEqual([
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"',
    'content/blog/10.md:2:1 title: is missing; expected a title',
    'content/blog/10.md:5:1 titel: this key is not known. Did you mean "title"?',
  ]);
});

test('a problem is formatted with file, line, column, field and sentence', async () => {
  const root = await copyContent({
    '7.md': makeArticleText().replace('date: May 3, 2025', 'date:\n  3/5/25'),
  });
  expect(await problemsOf(root)).toEqual([
    'content/blog/7.md:4:3 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"',
  ]);
});

test('a missing picture in a text is named with its line', async () => {
  const root = await copyContent({ '7.md': makeArticleText({}, '\nFirst.\n\n![x](nothing)\n') });
  expect(await problemsOf(root)).toEqual([
    'content/blog/7.md:10:1 body: there is no picture "nothing" in content/images.',
  ]);
});

test('a picture that pages.yaml names is looked for, whatever else is wrong there', async () => {
  const root = await copyContent();
  const file = path.join(root, 'content/pages.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('image: about', 'image: abuot').replace('  image: why\n', '  image:\n'),
  );
  const line = (word: string) => text.slice(0, text.indexOf(word)).split('\n').length;
  expect(await problemsOf(root)).toEqual([
    `content/pages.yaml:${line('image: about')}:10 about.image: there is no picture "abuot" in content/images. Did you mean "about"?`,
    `content/pages.yaml:${line('image: why')}:9 services.image: is missing; expected the name of a picture in content/images`,
  ]);
});

test('a picture of pages.yaml may have its ending', async () => {
  const root = await copyContent();
  const file = path.join(root, 'content/pages.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('image: about', 'image: about.svg'));
  expect((await loadContent(root)).pages.about.image).toBe('about');
});

test('a picture the pages need is missed', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/images/logo.svg'));
  expect(await problemsOf(root)).toEqual([
    'content/images/logo.svg:1:1 is missing, and pages show it; put it or a photo of its name back',
  ]);
});

test('what is wrong with a picture is told with the first place that names it', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ image: 'small' }, '\nOne.\n\n![A stall](broken)\n'),
    '9.md': makeArticleText({}, '\nOne.\n\n![A stall](broken.png)\n'),
  });
  const images = path.join(root, 'content/images');
  await writeFile(path.join(images, 'broken.png'), 'x');
  await writeFile(path.join(images, 'unused.png'), 'x');
  const small = sharp({ create: { width: 8, height: 5, channels: 3, background: 'red' } });
  await writeFile(path.join(images, 'small.jpg'), await small.jpeg().toBuffer());
  await writeFile(path.join(images, 'about.svg'), 'x');
  const { diagnostics, warnings } = await readContent(root);
  const damaged = 'the file is damaged or is no picture of its kind';
  expect(sortDiagnostics(diagnostics).map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      `^content/images/about.svg:1:1 ${damaged}; named in content/pages.yaml:\\d+$`,
    ),
    `content/images/broken.png:1:1 ${damaged}; named in content/blog/9.md:10`,
    `content/images/unused.png:1:1 ${damaged}`,
  ]);
  expect(warnings.map(formatDiagnostic)).toEqual([
    'content/images/small.jpg:1:1 is 8 pixels wide and would look blurred; use one at least 1,200 pixels wide; named in content/blog/10.md:5',
  ]);
});

test('problems of articles, lists and pictures come together', async () => {
  const root = await copyContent({ '7.md': makeArticleText({ draft: '"false"' }), 'a.md': '' });
  await writeFile(path.join(root, 'content/badges.yaml'), '- a\n- 24\n');
  await writeFile(path.join(root, 'content/faq.yaml'), '');
  await writeFile(path.join(root, 'content/images/broken.png'), 'x');
  expect(await problemsOf(root)).toEqual([
    'content/badges.yaml:2:3 [2]: expected a badge of two or three words, got the number 24; put double quotes around it',
    'content/blog/7.md:6:8 draft: expected true or false without quotes (whether the article is a draft), got "false"',
    'content/blog/a.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    'content/blog/a.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
    'content/faq.yaml:1:1 is missing; expected a list, each entry on a line that begins with a dash',
    'content/images/broken.png:1:1 the file is damaged or is no picture of its kind',
  ]);
});

test('redirects are held against the articles and the screens', async () => {
  const root = await copyContent({
    '7.md': makeArticleText(),
    '8.md': makeArticleText({ draft: 'true' }),
  });
  const write = (text: string) => writeFile(path.join(root, 'content/redirects.yaml'), text);
  await write('- from: /blog/8\n  to: /blog/7\n');
  expect((await loadContent(root)).redirects).toEqual([
    { from: '/blog/8', to: '/blog/7', line: 1 },
  ]);
  await write('- from: /blog/7\n  to: /blog/8\n');
  expect(await problemsOf(root)).toEqual([
    'content/redirects.yaml:1:9 [1].from: /blog/7 is the article content/blog/7.md; only an address without a page can be sent on',
    'content/redirects.yaml:2:7 [1].to: the article /blog/8 is a draft; readers would not find it',
  ]);
});

test('a missing blog folder is a blog without articles', async () => {
  await expect(loadContent(await copyContent())).resolves.toHaveProperty('articles', []);
});

test('an empty blog folder, and one with hidden files, is a blog without articles', async () => {
  const root = await copyContent();
  await mkdir(path.join(root, 'content/blog'));
  await expect(loadContent(root)).resolves.toHaveProperty('articles', []);
  await writeFile(path.join(root, 'content/blog/.gitkeep'), '');
  await expect(loadContent(root)).resolves.toHaveProperty('articles', []);
});

test.each([
  ...['site', 'pages', 'services', 'reasons', 'badges', 'values', 'faq'].map((it) => `${it}.yaml`),
  'addresses.txt',
  'redirects.yaml',
])('a missing %s is named', async (name) => {
  const root = await copyContent();
  await rm(path.join(root, 'content', name));
  expect(await problemsOf(root)).toEqual([
    `content/${name}:1:1 the file is missing, and the site needs it; put it back`,
  ]);
});

test('a folder among the articles is named', async () => {
  const root = await copyContent({ '7.md': makeArticleText() });
  await mkdir(path.join(root, 'content/blog/drafts'));
  expect(await problemsOf(root)).toEqual([
    'content/blog/drafts:1:1 is a folder; a file has to be here',
  ]);
});

test.each([
  ['Latin-1', 'latin1', '', '2:13 the sign here is not saved as UTF-8'],
  ['UTF-16', 'utf16le', '\uFEFF', '1:1 the file is saved as UTF-16'],
] as const)(
  'an article saved as %s is named with what to do',
  async (_name, encoding, mark, fault) => {
    const root = await copyContent({ '8.md': makeArticleText() });
    const text = mark + makeArticleText({ title: 'Nestlé' });
    await writeFile(path.join(root, 'content/blog/7.md'), text, encoding);
    expect(await problemsOf(root)).toEqual([
      `content/blog/7.md:${fault}; save it with the encoding UTF-8`,
    ]);
  },
);

test('an article saved on Windows is read like any other', async () => {
  const text = `\uFEFF${makeArticleText().replaceAll('\n', '\r\n')}`;
  const { articles } = await loadContent(await copyContent({ '7.md': text }));
  expect(articles).toMatchObject([{ id: 7, body: '\nOne line.\n', bodyLine: 7 }]);
});
