import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { makeArticleText, makeWords, type FieldsAsWritten } from '@/lib/content/test-content';
import { copyContent, FIXTURE } from '@/lib/content/test-folder';
import { checkContent } from './check-content';

// What an editor can break, and where each fault is named. The sentences in full are asserted by the
// tests of the functions that write them; here, one word of each is enough.

/**
 * What is broken; the text of article 7, or texts by their path below `content/` (undefined where a
 * file is missing); for each diagnostic `warning? file:line:column field … a word of its message`.
 */
type Row = readonly [
  what: string,
  files: string | Buffer | Record<string, string | Buffer | undefined>,
  ...diagnostics: string[],
];

const words = makeWords(800);
const hardWords = 'Considerable institutional responsibilities notwithstanding. '.repeat(40);

/** An article of 800 words with the given end, which stands on line 10. */
function article(fields: FieldsAsWritten = {}, end = ''): string {
  return makeArticleText(fields, `\n${words}\n\n${end}\n`);
}

function inFixture(file: string, before: string | RegExp, after: string): Record<string, string> {
  const text = readFileSync(path.join(FIXTURE, 'content', file), 'utf8');
  return { [file]: text.replace(before, after) };
}

const fields: Row[] = [
  ['no title', article({ title: undefined }), '2:1 title … is missing'],
  ['an empty title', article({ title: '' }), '2:7 title … is missing'],
  ['a list for a title', article({ title: '[a, b]' }), '2:8 title … a list'],
  ['a number for a title', article({ title: '2026' }), '2:8 title … the number 2026'],
  ['a title of 900,000 characters', article({ title: 'x'.repeat(900_000) }), '2:8 title … 900,000'],
  ['a title of 81 emoji', article({ title: '👩‍👩‍👧'.repeat(81) }), '2:8 title … has 81'],
  ['no date', article({ date: undefined }), '2:1 date … is missing'],
  ['a list for a date', article({ date: '[a, b]' }), '3:7 date … a list'],
  ['a day that is not', article({ date: 'February 30, 2025' }), '3:7 date … no such day'],
  ['a date in figures', article({ date: '3/5/25' }), '3:7 date … "3/5/25"'],
  ['the year 202', article({ date: '0202-05-03' }), '3:7 date … too early'],
  ['a day as Excel keeps it', article({ date: '45780' }), '3:7 date … the number 45780'],
  ['no description', article({ description: undefined }), '2:1 description … is missing'],
  ['a short one', article({ description: 'x'.repeat(49) }), '4:14 description … has 49'],
  ['a long one', article({ description: 'x'.repeat(161) }), '4:14 description … has 161'],
  ['49 emoji, of 98 units', article({ description: '🏦'.repeat(49) }), '4:14 description … has 49'],
  ['no image', article({ image: undefined }), '2:1 image … is missing'],
  ['an image that is missing', article({ image: 'txa' }), '5:8 image … Did you mean "tax"'],
  ['an image in capitals', article({ image: 'Tax' }), '5:8 image … Capitals'],
  [
    'a path of Windows',
    article({ image: String.raw`C:\Ada\tax.svg` }),
    '5:8 image … without folder',
  ],
  ['another site’s image', article({ image: 'https://a.example/tax.svg' }), '5:8 image … address'],
  ['a list for the words of the image', article({ imageAlt: '[a]' }), '6:11 imageAlt … a list'],
  ['a quoted true', article({ draft: '"true"' }), '6:8 draft … without quotes'],
  ['a correction before the article', article({ updated: 'May 2, 2025' }), '6:10 updated … before'],
  ['a correction to come', article({ updated: 'May 3, 2205' }), '6:10 updated … yet to come'],
  ['a correction on no day', article({ updated: 'soon' }), '6:10 updated … "soon"'],
  [
    'unknown fields',
    article({ autor: 'Ada', descripton: 'x' }),
    '6:1 autor … Expected one of',
    '7:1 descripton … Did you mean "description"',
  ],
  ['a date years ahead', article({ date: 'May 3, 2205' }), 'warning 3:7 date … look at the year'],
  ['HTML in a title', article({ title: 'Naira <b>now</b>' }), 'warning 2:8 title … "<b>"'],
  ['an entity', article({ imageAlt: 'Bread &amp; butter' }), 'warning 6:11 imageAlt … "&amp;"'],
  [
    'two articles of one title',
    { 'blog/7.md': article(), 'blog/8.md': article() },
    'warning blog/8.md:2:8 title … content/blog/7.md',
  ],
];

const frontMatter: Row[] = [
  ['an unquoted colon', article({ title: 'Naira: why' }), '2:8 … colon'],
  ['curly quotes', article({ title: '“Naira: why”' }), '2:8 … curly'],
  ['an unclosed quote', article({ title: '"Naira' }), '2:8 … not closed'],
  ['emphasis', article({ title: '**Naira**' }), '2:8 … begins with *'],
  ['an at sign', article({ title: '@home' }), '2:8 … cannot be read'],
  ['brackets before a value', article({ title: '[Draft] Naira' }), '2:16 … cannot be read'],
  ['quotes around the first word', article({ title: '"Naira" now' }), '2:16 … cannot be read'],
  ['a backslash in quotes', article({ title: String.raw`"a\q"` }), '2:10 … backslash'],
  ['10,000 brackets', article({ title: '['.repeat(10_000) }), '2:1 … too many brackets'],
  ['a no-break space in a name', article({ 'draft\u00A0': 'true' }), '6:1 draft\u00A0 … space'],
  ['one behind a colon', article().replace('title: ', 'title:\u00A0'), '2:1 … space'],
  ['a zero-width space', article().replace('title:', 'ti\u200Btle:'), '2:3 … U+200B'],
  ['a field twice', article().replace('image: tax', 'image: tax\nimage: a'), '6:1 … twice'],
  ['a tab before a field', article().replace('image:', '\timage:'), '5:1 … a tab'],
  ['no space behind a colon', article().replace('image: ', 'image:'), '5:1 … no field'],
  ['a field nested by mistake', article().replace('image:', '  image:'), '4:14 … new field'],
  ['an empty file', '', '1:1 … three dashes'],
  ['only spaces', '  \n \n', '1:1 … three dashes'],
  ['no front matter', `${words}\n`, '1:1 … three dashes'],
  ['a blank line above it', `\n${article()}`, '1:1 … three dashes'],
  ['one that does not end', article().replace('\n---\n', '\n'), '1:1 … not closed'],
  ['four dashes', `-${article()}`, '1:1 … Did you mean "---"'],
  ['TOML', article().replaceAll('---', '+++'), '1:1 … three dashes'],
  ['a program', article().replace('---', '---js'), '1:1 … Did you mean "---"'],
  ['one word', article().replace(/(?<=---\n)[^]*(?=\n---)/, 'hello'), '2:1 … got "hello"'],
];

const sources: Row[] = [
  [
    'UTF-16 of Windows, and a wrong date',
    Buffer.from(`\uFEFF${article({ date: 'soon' })}`, 'utf16le'),
    '1:1 … UTF-16',
    '3:7 date … "soon"',
  ],
  ['UTF-16 without a mark', Buffer.from(article({ title: 'Little' }), 'utf16le'), '1:1 … UTF-16'],
  [
    'UTF-16, big-endian',
    Buffer.from(`\uFEFF${article({ title: 'Big' })}`, 'utf16le').swap16(),
    '1:1 … UTF-16',
  ],
  ['Latin 1', Buffer.from(article({ title: 'Latin' }, 'A café.'), 'latin1'), '10:6 … UTF-8'],
  ['an image for a text', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), '1:1 … not plain text'],
  ['a NUL byte in the title', article({ title: 'Nai\0ra' }), '2:11 … U+0000'],
  ['NUL and others in the text', article({}, 'One\0 line\u0007 here\u001B.'), '10:4 … 2 more'],
  ['a turn of direction', article({}, 'Pay \u202E000,1\u202C naira.'), '10:5 … order of letters'],
  ['a damaged letter', article({}, 'A caf\uFFFD.'), '10:6 … damaged'],
  ['a line separator', article({}, 'One.\u2028Two.'), '10:5 … U+2028'],
  ['a file of 5 MB', 'x'.repeat(5_000_000), '1:1 … 5.0 MB'],
  ...['0', '-1', '1.5', '1e3', '07', '7 (1)', 'my-article', '1000000000'].map((name): Row => {
    const file = `blog/${name}.md`;
    const text = article({ title: 'Another' });
    return [`an article named ${name}`, { [file]: text }, `${file}:1:1 id … whole number`];
  }),
  ['another ending', { 'blog/8.md.txt': article() }, 'blog/8.md.txt:1:1 id … whole number'],
  ['capitals', { 'blog/7.MD': article() }, 'blog/7.MD:1:1 id … whole number'],
];

const bodies: Row[] = [
  ['no text', article().slice(0, article().indexOf(words)), '7:1 body … no text'],
  ['a text of ten articles', article({}, `${words}\n\n`.repeat(12)), '7:1 body … 40,000'],
  ['10,000 quotes in quotes', article({}, '>'.repeat(10_000)), '10:1 body … more than 5'],
  ['10,000 brackets', article({}, '['.repeat(10_000)), '10:1 body … more than 1,000'],
  ['10,000 asterisks', article({}, '*'.repeat(10_000)), '10:1 body … more than 1,000'],
  ['no article', article({}, 'See [this](/blog/99).'), '10:5 body … no article /blog/99'],
  ['a link with an ending', article({}, 'See [this](/blog/7.html).'), '10:5 body … as /blog/7'],
  ['a page with an ending', article({}, 'See [this](/about.html).'), '10:5 body … "/about"'],
  ['a link to no place', article({}, 'See [this](#nowhere).'), '10:5 body … leads nowhere'],
  ['a link by http', article({}, 'See [this](http://cbn.gov.ng).'), '10:5 body … not secure'],
  ['a link by two slashes', article({}, 'See [this](//a.example/x).'), '10:5 body … leads nowhere'],
  ['a script', article({}, 'See [this](javascript&colon;alert(1)).'), '10:5 body … "javascript:'],
  ['data', article({}, 'See [this](data:text/html,x).'), '10:5 body … leads nowhere'],
  ['a link to a file', article({}, 'See [this](8.md).'), '10:5 body … leads nowhere'],
  ['a link with a space', article({}, 'See [this](/blog/1 2).'), '10:5 body … shown as text'],
  [
    'links to a draft and to an article to come',
    {
      'blog/7.md': article({}, 'See [one](/blog/8) and [two](/blog/9).'),
      'blog/8.md': article({ title: 'Eight', draft: 'true' }),
      'blog/9.md': article({ title: 'Nine', date: '2025-12-01' }),
    },
    '10:5 body … /blog/8 is a draft',
    '10:24 body … /blog/9 comes out',
  ],
  [
    'a link to a broken article, which exists',
    { 'blog/7.md': article({}, '[one](/blog/8)'), 'blog/8.md': article({ title: undefined }) },
    'blog/8.md:2:1 title … is missing',
  ],
  [
    'a script for an image',
    article({}, '![A stem](javascript:alert(1))'),
    '10:1 body … no picture',
  ],
  ['a path', article({}, String.raw`![A stem](images\tax.svg)`), '10:1 body … without folder'],
  ['capitals', article({}, '![A stem](TAX)'), '10:1 body … Capitals'],
  ['no dashes', article({}, '| a | b |\n| 1 | 2 |'), '10:1 body … not as a table'],
  ['many cells', article({}, '| a |\n| - |\n| 1 | 2 |'), '12:1 body … more cells'],
  ['code without an end', article({}, '```\n- one'), '10:1 body … code begins'],
  ['a caption alone', article({}, 'Table: Weights'), 'warning 10:1 body … caption'],
  ['a script', article({}, '<script>alert(1)</script>'), 'warning 10:1 body … "<script>"'],
  ['HTML', article({}, 'A <b>bold</b> word and <br/> more.'), 'warning 10:3 body … "<b>"'],
  ['a skipped level', article({}, '**One**\n\n#### Two'), 'warning 12:1 body … level 4'],
  ['a small heading first', article({}, '1. Pay'), 'warning 10:1 body … small heading'],
  ['a short text', makeArticleText({}, '\nOne line.\n'), 'warning 7:1 body … has 2 words'],
  [
    'a hard text',
    makeArticleText({}, `\n${`${hardWords}\n`.repeat(5)}`),
    'warning 7:1 body … hard to read',
  ],
];

const LISTS = ['services', 'reasons', 'badges', 'values', 'faq'];
const yamlFiles = [...LISTS, 'site', 'pages', 'redirects'].map((name) => `${name}.yaml`);

const others: Row[] = [
  ...[...yamlFiles, 'addresses.txt', 'pages/about.mdx'].map((file): Row => [
    `no ${file}`,
    { [file]: undefined },
    `${file}:1:1 … is missing`,
  ]),
  ...yamlFiles.map((file): Row => [
    `a quote in ${file}`,
    { [file]: '- "a\n' },
    `${file}:1:3 … quotation mark`,
  ]),
  ...LISTS.flatMap((name): Row[] => {
    const file = `${name}.yaml`;
    return [
      [`nothing in ${file}`, { [file]: '' }, `${file}:1:1 … is missing`],
      [`an empty list in ${file}`, { [file]: '[]\n' }, `${file}:1:1 … at least one`],
    ];
  }),
  ['a group for a list', { 'faq.yaml': 'question: a\n' }, 'faq.yaml:1:1 … got a group'],
  [
    'a question without an answer',
    { 'faq.yaml': '- question: a\n- question: b\n  answr: c\n' },
    'faq.yaml:1:3 [1].answer … is missing',
    'faq.yaml:2:3 [2].answer … is missing',
    'faq.yaml:3:3 [2].answr … Did you mean "answer"',
  ],
  [
    'a question twice',
    { 'faq.yaml': '- question: a\n  answer: b\n- question: a\n  answer: c\n' },
    'faq.yaml:3:13 [2].question … keep one',
  ],
  [
    'a service twice',
    inFixture('services.yaml', 'id: credit', 'id: financial'),
    'services.yaml:16:7 [2].id … keep one',
  ],
  [
    'a page twice in the navigation',
    inFixture('site.yaml', 'path: /about', 'path: /'),
    'site.yaml:43:30 navigation[2].path … keep one',
  ],
  [
    'no link in the navigation',
    inFixture('site.yaml', /(?<=\nnavigation:)(?:\n .*)+/, ' []'),
    'site.yaml:41:13 navigation … at least one link',
  ],
  [
    'a telephone number as a number',
    inFixture('site.yaml', "'+234 800 000 0001'", '08000000001'),
    'site.yaml:17:5 phones[1] … the number 8000000001',
  ],
  [
    'a script for the address of the map',
    inFixture('site.yaml', /(?<= {2}url: )https:..www.openstreetmap.*/, 'javascript:alert(1)'),
    'site.yaml:74:8 map.url … "javascript:alert(1)"',
  ],
  ['no address', { 'addresses.txt': '/about.html\n' }, 'addresses.txt:1:1 … "/about.html"'],
  [
    'a redirect to nowhere',
    { 'redirects.yaml': '- from: /blog/98\n  to: /blog/99\n' },
    'redirects.yaml:2:7 [1].to … no article',
  ],
  [
    'files that nothing reads',
    { 'sevices.yaml': '', 'pages/old.mdx': '', 'notes.txt': '' },
    'warning notes.txt:1:1 … nothing of the site reads',
    'warning pages/old.mdx:1:1 … nothing of the site reads',
    'warning sevices.yaml:1:1 … Did you mean "services.yaml"',
  ],
];

const TODAY = '2025-06-01';
const SOUND_ARTICLE = makeArticleText({}, `\n${words}\n`);

let root: string;
beforeAll(async () => {
  root = await copyContent();
  await mkdir(inContent('blog'));
  // Measuring all images again for each test would take longer than the rest.
  const images = await readdir(inContent('images'));
  const unused = images.filter((name) => !USED.has(path.parse(name).name));
  await Promise.all(unused.map((name) => rm(inContent(`images/${name}`))));
});

/** The images of the pages and of the article. */
const USED = new Set(['about', 'blog', 'hero', 'logo', 'tax', 'why']);

const inContent = (name: string) => path.join(root, 'content', name);

const filesOf = ([, files]: Row) =>
  typeof files === 'string' || Buffer.isBuffer(files) ? { 'blog/7.md': files } : files;

/** What is said of the content while these files are in it. */
async function checkWith(files: ReturnType<typeof filesOf>): Promise<Diagnostic[]> {
  for (const [name, bytes] of Object.entries(files)) {
    if (bytes === undefined) await rm(inContent(name));
    else await writeFile(inContent(name), bytes);
  }
  const { diagnostics } = await checkContent(root, TODAY);
  for (const name of Object.keys(files)) {
    await rm(inContent(name), { force: true });
    if (!name.startsWith('blog/'))
      await cp(path.join(FIXTURE, 'content', name), inContent(name)).catch(() => undefined);
  }
  return sortDiagnostics(diagnostics);
}

function expected([, , ...diagnostics]: Row, article = 'blog/7.md'): Diagnostic[] {
  return diagnostics.map((text) => {
    const [, warning, file = article, line, column, field = '', word = ''] =
      /^(warning )?(?:(.+?):)?(\d+):(\d+) ?(.*?) … (.*)$/.exec(text) ?? [];
    return {
      file: `content/${file}`,
      line: Number(line),
      column: Number(column),
      field,
      severity: warning ? 'warning' : 'error',
      message: expect.stringContaining(word) as string,
    };
  });
}

test('the content that is broken below has no fault', async () => {
  expect(await checkWith({ 'blog/7.md': SOUND_ARTICLE })).toEqual([]);
});

describe.each(Object.entries({ fields, frontMatter, sources, bodies, others }))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', async (_what, row) => {
    expect(await checkWith(filesOf(row))).toEqual(expected(row));
  });
});

test.each<[string, () => Promise<unknown>, string]>([
  ['a folder named like an article', () => mkdir(inContent('blog/9.md')), 'is a folder'],
  [
    'a link to a file elsewhere',
    () => symlink(path.resolve('package.json'), inContent('blog/9.md')),
    'is a link',
  ],
  ['a link to nothing', () => symlink('nowhere.md', inContent('blog/9.md')), 'is a link'],
])('%s', async (what, make, word) => {
  await make();
  const { diagnostics } = await checkContent(root, TODAY);
  await rm(inContent('blog/9.md'), { recursive: true });
  expect(diagnostics).toEqual(expected([what, {}, `blog/9.md:1:1 … ${word}`]));
});

// The superuser can read every file.
(process.getuid?.() === 0 ? test.skip : test)('a file that may not be read', async () => {
  await writeFile(inContent('blog/9.md'), makeArticleText());
  await chmod(inContent('blog/9.md'), 0);
  const { diagnostics } = await checkContent(root, TODAY);
  await rm(inContent('blog/9.md'));
  expect(diagnostics).toEqual(expected(['', {}, 'blog/9.md:1:1 … cannot be opened']));
});

test('all of them in one folder come in one report', async () => {
  const files: Record<string, string | Buffer> = { 'blog/7.md': SOUND_ARTICLE };
  const diagnostics: Diagnostic[] = [];
  const rows = [...fields, ...frontMatter, ...sources, ...bodies, ...others];
  rows.forEach((row, index) => {
    const [[name, bytes] = ['', undefined], ...more] = Object.entries(filesOf(row));
    if (bytes === undefined || more.length > 0) return;
    // Each broken article gets a number of its own; of other files, the first broken version counts.
    const id = index + 100;
    const ownName = name === 'blog/7.md' ? `blog/${id}.md` : name;
    if (ownName in files) return;
    files[ownName] =
      typeof bytes === 'string' ? bytes.replace('Diaspora wealth', `Number ${id}`) : bytes;
    diagnostics.push(...expected(row, ownName));
  });
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(await checkWith(files)).toEqual(sortDiagnostics(diagnostics));
});
