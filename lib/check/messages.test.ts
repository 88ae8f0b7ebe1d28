import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  makeArticleText,
  makeWords,
  readFixture,
  type FieldsAsWritten,
} from '@/lib/content/test-content';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { checkContent } from './check-content';

// Mistakes of an editor. messages.txt has the sentences that check:content prints for each, on one page
// and in no other test. MESSAGES=write rewrites that file: read the difference in git afterwards.

/** A text, bytes, a function that makes something else in that place, or undefined for no file. */
type File = string | Buffer | ((file: string) => Promise<unknown>) | undefined;

/** Each mistake: the text of article 7, or files by their paths below `content/`. */
type Rows = Record<string, string | Buffer | Record<string, File>>;

const words = makeWords(800);

/** An article of 800 words whose last line is line 10. */
function article(fields: FieldsAsWritten = {}, end = ''): string {
  return makeArticleText(fields, `\n${words}\n\n${end}\n`);
}

/** As git leaves a line that two people have changed. */
const conflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main`;

const text = (end: string) => article({}, end);

/** A file of the fixture with a part replaced. */
function inFixture(file: string, before: string | RegExp, after: string): Record<string, string> {
  const text = readFixture(file);
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${String(before)}.`);
  return { [file]: changed };
}

const inSite = (before: string | RegExp, after: string) => inFixture('site.yaml', before, after);

/** Redirects from the numbers below that of the content's own article. */
const GONE = [1, 2, 3, 4, 5].map((id) => `- from: /blog/${id}\n  to: /about\n`).join('');

const TAKEN = ['/About', '/BLOG/6', '/feed.xml', '/images/TAX.svg', '/index.html', '/*', '/Blog/*']
  .map((from) => `- { from: ${from}, to: / }\n`)
  .join('');

const OLD_URLS = [
  ...['https://old.example/news.html', 'news.html', '/?p=12', '/index.php?page=about', '/faq#fees'],
  ...['/Contact Us.html', '/100%', '/a*/b', '/a*', '/a/../b', '/%22;}', '/a.html/b'],
];

const fields: Rows = {
  'no title': article({ title: undefined }),
  'a number for a title': article({ title: '2026' }),
  'a title of 90,000 characters': article({ title: 'x'.repeat(90_000) }),
  'no date': article({ date: undefined }),
  'a day that does not exist': article({ date: 'February 30, 2025' }),
  'a date in figures': article({ date: '3/5/25' }),
  'a date with the day first': article({ date: '20th of November 2026' }),
  'a title that nobody can see': article({ title: '\u200E\u3164', description: 'x'.repeat(50) }),
  'the year 202': article({ date: '0202-05-03' }),
  'no description': article({ description: undefined }),
  'a short description': article({ description: 'x'.repeat(49) }),
  'no image': article({ image: undefined }),
  'an image that is missing': article({ image: 'txa' }),
  'a quoted true': article({ draft: '"true"' }),
  'an author and a topic that are not listed': article({
    ...{ author: 'adda', reviewedBy: 'Ada Eze', topic: 'loans' },
  }),
  'a correction before the article': article({ updated: 'May 2, 2025' }),
  'a correction in the future': article({ updated: 'May 3, 2205' }),
  'unknown fields': article({ category: 'Tax', descripton: 'x' }),
  'a date years ahead': article({ date: 'May 3, 2205' }),
  'HTML in a title': article({ title: 'Naira <b>now</b>' }),
  'two articles of one title': { 'blog/7.md': article(), 'blog/8.md': article() },
};

const frontMatter: Rows = {
  'an unquoted colon': article({ title: 'Naira: why' }),
  'curly quotes around a colon': article({ title: '“Naira: why”' }),
  'an apostrophe in single quotes': article({ title: "'Aba's seven: one'" }),
  'an unclosed quotation mark': article({ title: '"Naira' }),
  emphasis: article({ title: '**Naira**' }),
  'a number sign after a space': article({ title: 'Pension #1 rule' }),
  'a comment after a value': article({ image: 'tax # for now' }),
  'an at sign': article({ title: '@home' }),
  'a zero-width space': article().replace('title:', 'ti\u200Btle:'),
  'a field twice': article().replace('image: tax', 'image: tax\nimage: a'),
  'a tab before a field': article().replace('image:', '\timage:'),
  'a field too far to the right': article().replace('image:', '  image:'),
  'an empty file': '',
  'no front matter': `${words}\n`,
  'front matter that does not end': article().replace('\n---\n', '\n'),
  'a program': article().replace('---', '---js'),
  'one word': article().replace(/(?<=---\n)[^]*(?=\n---)/, 'hello'),
};

const sources: Rows = {
  'Latin 1': Buffer.from(text('A café.'), 'latin1'),
  'an image for a text': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'NUL and others in the text': text('One\0 line\u0007 here\u001B.'),
  'a turn of direction': text('Pay \u202E000,1\u202C naira.'),
  'a damaged letter': text('A caf\uFFFD.'),
  'a git merge that is not resolved': {
    'blog/7.md': article().replace('title: Diaspora wealth', (it) => conflict(it, 'title: Other')),
    'blog/8.md': article({ title: 'Eight' }, '=======\n\nMore.\n\n>>>>>>> main'),
    'faq.yaml': `- question: a\n${conflict('  answer: b', '  answer: c')}\n`,
  },
  'no article': { 'blog/6.md': undefined },
  'a folder named like an article': { 'blog/9.md': (file) => mkdir(file) },
  'a link to a file elsewhere': {
    'blog/9.md': (file) => symlink(path.resolve('package.json'), file),
  },
  'names that no article can have': {
    'blog/07.md': article({ title: 'Seven' }),
    'blog/my-article.md': article({ title: 'Mine' }),
  },
};

const bodies: Rows = {
  'no text': article().slice(0, article().indexOf(words)),
  'a text of ten articles': text(`${words}\n\n`.repeat(12)),
  'no such article': text('See [this](/blog/98).'),
  'no such page': text('See [this](/servces).'),
  'a link with an ending': text('See [this](/blog/7.html).'),
  'a link to no place': text('See [this](#nowhere).'),
  'a link by http': text('See [this](http://cbn.gov.ng).'),
  'a script': text('See [this](javascript&colon;alert(1)).'),
  'no host': text('See [this](https://).'),
  'a link with a space in its address': text('See [this](/blog/1 2).'),
  'links to a draft and to an article of the future': {
    'blog/7.md': text('See [one](/blog/8) and [two](/blog/9).'),
    'blog/8.md': article({ title: 'Eight', draft: 'true' }),
    'blog/9.md': article({ title: 'Nine', date: '2025-12-01' }),
  },
  'a link to a broken article, which exists': {
    'blog/7.md': text('[one](/blog/8)'),
    'blog/8.md': article({ title: undefined }),
  },
  'a space between the words and the address': text(
    '[Write to us] (/contact).\n\nThen [read] (https://cbn.gov.ng).',
  ),
  'emphasis that is not closed': text('A word in *italics, and **bold* ones.\n\n- Fees** matter.'),
  'an image without a description': text('![](tax)'),
  'a file name for a description': text('![IMG_1234](tax)'),
  'an image with a space in its name': text('![A stem](my tax)'),
  'a table without its dashes': text('| a | b |\n| 1 | 2 |'),
  'a row with too many cells': text('| a |\n| - |\n| 1 | 2 |'),
  'a row with a cell missing': text('| a | b |\n| - | - |\n| 1 |'),
  'a caption alone': text('Table: Weights'),
  'bullets and cells of a word processor': text(
    '•\tOne\n•\tTwo\n\nItem\tCost\tShare\nRent\t₦5m\t3%\n\n<table><tr><td>1</td></tr></table>',
  ),
  'headings without words': text('## \n\n**Two**\n\n### #'),
  HTML: text('A <b>bold</b> word and <br/> more.'),
  'words that Markdown takes for definitions': text(
    'A note.[^2]\n\n[1]: https://www.cbn.gov.ng\n\n[^1]: Old.\n\n[^2]: New.\n\n- [^2]: Newer.\n\nA [rate][3].\n\n[3]: /about',
  ),
  'code that does not end': text('~~~\na\n~~~\n\n```\n\n[a](b)\n\n~~~'),
  'a chart and a calculator with a slip': text(
    '`::chart[What]{type=bars}\n\n::chart [What]{type=bars}\n\n::calculator[Costs]{name="flat-rate}\n\nAt ::1, or 8:am, **this**: chart or :calculator.',
  ),
  'charts that would draw what is not in their tables': text(
    [
      ...['(₦500)', '2,5%', '2–3%'].map((it) => `| a | b |\n| - | - |\n| c | ${it} |`),
      ...['| a | b |\n| - | - |', '| a |\n| - |\n| c |'],
    ]
      .map((table) => `::chart[Costs]{type=bars}\n\n${table}`)
      .join('\n\n'),
  ),
  'a line of brackets': text('['.repeat(3000)),
  'sixty quotes in each other': text(`${'> '.repeat(60)}a`),
  'a text of 100 kB': text(`${words}\n`.repeat(32)),
  'a skipped level': text('**One**\n\n#### Two'),
  'a small heading first': text('1. Pay'),
  'a short text': makeArticleText({}, '\nOne line.\n'),
  'one line of the example': text('- A line with a dash is a bullet.'),
  'fields of the example': article({
    description: 'Replace this with 50 to 160 characters that say what the reader gets.',
    imageAlt: 'Replace this with the image in words.',
  }),
};

/** A map around the office with other fields. */
function mapOf(fields: object): Record<string, string> {
  const map = {
    type: 'FeatureCollection',
    bbox: [3.3, 6.5, 3.4, 6.7],
    credit: 'Ours',
    features: [],
  };
  return { 'map.geojson': JSON.stringify({ ...map, ...fields }, null, 1) };
}

const mapWith = (type: string, coordinates: unknown[]) =>
  mapOf({ features: [{ properties: {}, geometry: { type, coordinates } }] });

const LISTS = ['services', 'reasons', 'badges', 'values', 'faq'];

const yaml: Rows = {
  'no site.yaml': { 'site.yaml': undefined },
  'no pages/about.mdx': { 'pages/about.mdx': undefined },
  'links, an image and attributes in page prose': {
    'pages/about.mdx':
      '[a](/fees), [b](/services#nope), [c](/blog/77), [d](http://a.example)\n\n![Our team](team)\n\n<p style="color:red">Red</p>\n',
  },
  'elements that page prose does not have': {
    'pages/about.mdx':
      'One <b>word</b>.\n\n<script>alert</script>\n\n<iframe></iframe> <Form/> <base/>\n',
  },
  'sections that this site does not have': {
    'blog/7.md': text('[a](/about#people), [b](/about#facts), [c](/contact?about=fees)'),
    'people.yaml': '',
    ...inSite(/\n(?:rcNumber|regulator|regulatorUrl|founded|complaints): .*/g, ''),
  },
  'Markdown in YAML': {
    'faq.yaml':
      '- question: Is **this** free?\n  answer: See [our fees](/fees), [us](/about) and <b>more</b>.\n',
    'values.yaml': '- title: Care\n  text: See [our people](/about#people).\n',
  },
  'other capitals': { 'faq.yaml': undefined, 'Faq.yaml': '' },
  'a broken list, which links lead to': {
    'blog/7.md': text('[a](/services#credit), [b](/about#ada)'),
    ...inFixture('services.yaml', /(?<=pattern: ).*/, 'kente'),
    'people.yaml': '- id: ada\n',
  },
  'files without a list': Object.fromEntries(LISTS.map((name) => [`${name}.yaml`, '# later\n'])),
  'empty lists': Object.fromEntries(LISTS.map((name) => [`${name}.yaml`, '[]\n'])),
  'one space too many in site.yaml': inSite('  district:', '   district:'),
  'a group for a list': { 'faq.yaml': 'question: a\n' },
  'a text for an entry': { 'faq.yaml': '- Why?\n' },
  'a badge of digits': { 'badges.yaml': '- 24\n' },
  'questions without an answer': { 'faq.yaml': '- question: a\n- question: b\n  answr: c\n' },
  'a question twice': { 'faq.yaml': '- question: a\n  answer: b\n- question: a\n  answer: c\n' },
  'an author of an empty people.yaml': {
    'blog/7.md': article({ author: 'ada' }),
    'people.yaml': '',
  },
  'a person without an id, and with no image': {
    'people.yaml': '- id: Ada Eze\n  name: Ada Eze\n  image: adda\n  text: Ada.\n',
  },
  'no link in the navigation': inSite(/(?<=\nnavigation:)(?:\n .*)+/, ' []'),
  'a telephone number twice': inSite('+234 800 000 0002', '+234 800 000 0001'),
  'a telephone number as a number': inSite("'+234 800 000 0001'", '08000000001'),
  'an address with more than a domain': inSite(/(?<=\nurl: .*)$/m, '?a=b'),
  'an address that ends with a slash': inSite(/(?<=\nurl: .*)$/m, '/'),
  'no e-mail address': inSite(/(?<=\nemail: ).*/, 'hello'),
  'an address for the id of the form': inSite("id: ''", "id: 'https://formspree.io/f/x'"),
  'a map of another provider': inSite(
    /(?<= {2}url: )https:..www.openstreetmap.*/,
    'https://a.example/',
  ),
  'text for a latitude': inSite(/(?<=latitude: ).*/, '3° E'),
  'a newsletter of no height': inSite(/(?<=height: ).*/, '0'),
  'a symbol in small letters': inSite('NSENG:GTCO', 'nseng:gtco'),
  'hours in the wrong order': inSite(
    /\nopeningHours:.*/,
    '\nopeningHours:\n  - { from: Friday, to: Monday, opens: 09:00, closes: 17:00 }\n  - { from: Monday, opens: 09:00, closes: 05:00 }\n  - { from: Mon, opens: 9 am, closes: 17:00 }',
  ),
  'a counter without its provider': inSite('  provider: umami', '  provider:'),
  'braces for nothing': {
    ...inFixture('pages.yaml', /(?<=\n {2}imageAlt: ).*/, 'A door of {firm}'),
    ...inFixture('faq.yaml', /(?<=answer: ).*/, 'Ask {firm}.'),
  },
  'a button without its provider': inFixture('pages.yaml', /\{provider\}/, 'it'),
  'an image of a page that is missing': inFixture('pages.yaml', 'image: about', 'image: abuot'),
  'a specimen explained nowhere': inFixture('pages.yaml', 'url: /services', 'url: /blog/20'),
  'an article whose number leaves a gap': { 'blog/20.md': article() },
  'redirects to nowhere': {
    'redirects.yaml': `${GONE}- from: /old\n  to: /blog/99\n- from: /a\n  to: blog\n`,
  },
  'old URLs that hosts would not redirect as they are written': {
    'redirects.yaml': OLD_URLS.map((from) => `- { from: '${from}', to: /about }\n`).join(''),
  },
  'redirects of pages': {
    'blog/7.md': article(),
    'redirects.yaml': `${GONE}- from: /blog\n  to: /\n- from: /blog/7\n  to: /\n${TAKEN}`,
  },
  'redirects to redirects': {
    'redirects.yaml': `${GONE}- { from: /a, to: /b }\n- { from: /b, to: /about }\n- { from: /c, to: /c }\n- { from: /A, to: / }\n- { from: /a, to: / }\n- { from: /b.html, to: / }\n`,
  },
  'redirects to what readers cannot open': {
    'blog/7.md': article({ date: '2025-12-01' }),
    'blog/8.md': article({ title: 'Eight', draft: 'true' }),
    'redirects.yaml': `${GONE}- from: /a\n  to: /blog/7\n- from: /b\n  to: /blog/8\n`,
  },
  'a redirect to the whole address of a page': {
    'redirects.yaml': `${GONE}- from: /a\n  to: https://www.irokocrossing.example/about#team\n`,
  },
  'a map of elsewhere': mapOf({ bbox: [8.5, 11.9, 8.6, 12.1] }),
  'a map without its fields': mapOf({ type: undefined, bbox: undefined, credit: undefined }),
  'a map with north before south': mapOf({ bbox: [3.3, 6.7, 3.4, 6.5] }),
  'a map with latitude before longitude': mapWith('Point', [6.5, 334]),
  'a map with a shape of many parts': mapWith('MultiPolygon', []),
  'a map with a street of one position': mapWith('LineString', [[3.3, 6.5]]),
  'a map with a line for an area': mapWith('Polygon', [
    [3.3, 6.5],
    [3.4, 6.6],
  ]),
  'a map that is cut off': { 'map.geojson': '{\n  "type": "FeatureCollection",\n' },
  'files that nothing reads': { 'sevices.yaml': '', 'pages/old.mdx': '', 'notes.txt': '' },
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const images: Rows = {
  'no logo': { 'images/logo.svg': undefined },
  'a damaged image that an article uses': {
    'blog/7.md': text('![A stall](stall)'),
    'images/stall.png': 'x',
  },
  'an empty file': { 'images/stall.png': '' },
  'a file of 11 MB': { 'images/stall.png': Buffer.alloc(11_000_000) },
  'a drawing that is called a photo': { 'images/stall.png': svg },
  'an SVG in Latin 1': {
    'images/stall.svg': Buffer.from(svg.replace('/>', '><title>Café</title></svg>'), 'latin1'),
  },
  'a compressed SVG': { 'images/stall.svg': gzipSync(svg) },
  'a damaged SVG': { 'images/stall.svg': svg.replace('/>', '><g></svg>') },
  'a logo of pixels': {
    'images/logo.svg': undefined,
    'images/logo.png': Buffer.from(png, 'base64'),
  },
  'files that are ignored': {
    'images/stall.heic': 'x',
    'images/stall.gif': 'x',
    'images/notes.txt': 'x',
    'images/my stall.svg': svg,
    'images/2025': (file) => mkdir(file),
  },
  'an article that uses an ignored file': {
    'blog/7.md': article({ image: 'my stall' }),
    'images/my stall.svg': svg,
  },
  'a link': { 'images/stall.svg': (file) => symlink('tax.svg', file) },
  'two images of one name': { 'images/Tax.png': svg, 'images/why-800.avif': svg },
};

const sections = {
  'The fields of an article': fields,
  'The form of the front matter': frontMatter,
  Files: sources,
  'The text of an article': bodies,
  'Facts, pages, redirects': yaml,
  Images: images,
};

/** Content without a mistake; it has only the images that are used, which are measured for each row. */
async function makeContent(): Promise<string> {
  const root = await copyContent({ '6.md': makeArticleText({ title: 'Sound' }, `\n${words}\n`) });
  const folder = path.join(root, 'content/images');
  const used = new Set(['about', 'blog', 'hero', 'logo', 'tax', 'why']);
  const unused = (await readdir(folder)).filter((name) => !used.has(path.parse(name).name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  return root;
}

/** Puts the files of a row into a copy of the content, and checks it. */
async function check(content: string, row: Rows[string]): Promise<string[]> {
  const root = await makeFolder();
  await cp(content, root, { recursive: true });
  const files = typeof row === 'string' || Buffer.isBuffer(row) ? { 'blog/7.md': row } : row;
  for (const [name, file] of Object.entries(files)) {
    const place = path.join(root, 'content', name);
    if (file === undefined) await rm(place);
    else if (typeof file === 'function') await file(place);
    else await writeFile(place, file);
  }
  const { diagnostics } = await checkContent(root, '2025-06-01');
  return sortDiagnostics(diagnostics).map((it) => `${it.severity} ${formatDiagnostic(it)}`);
}

test('the content without a mistake has no messages', async () => {
  expect(await check(await makeContent(), {})).toEqual([]);
});

test('check:content prints the sentences of messages.txt', async () => {
  const content = await makeContent();
  const lines = [
    'What npm run check:content prints for broken content; messages.test.ts has the content.',
  ];
  for (const [title, rows] of Object.entries(sections)) {
    lines.push('', '', title.toUpperCase());
    for (const [mistake, row] of Object.entries<Rows[string]>(rows)) {
      const messages = await check(content, row);
      lines.push('', mistake, ...messages.map((line) => `  ${line.replace(' content/', ' ')}`));
    }
  }
  const file = path.join(__dirname, 'messages.txt');
  const text = `${lines.join('\n')}\n`;
  if (process.env.MESSAGES === 'write') await writeFile(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
