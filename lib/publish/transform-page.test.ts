import { createHash } from 'node:crypto';
import { transformPage, type PageSource } from './transform-page';
import { createBudgetCheck } from './checks/check-budgets';
import { createUsedStyles } from './steps/used-styles';

const files: Record<string, string> = {
  '/_next/static/chunks/s.css':
    '.lead{color:red}.gone{color:blue}.thanks{color:green}@font-face{font-family:Gone;src:url(../media/a.woff2)}',
  '/_next/static/chunks/start.js': 'start()',
  '/_next/static/chunks/form.js': 'e.className="thanks"',
  '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Finishes a page as the first of a build. */
function finish({ html, clientModules = [] }: Partial<PageSource>) {
  const readAsset = (address: string) =>
    files[address] === undefined ? undefined : Buffer.from(files[address]);
  return transformPage(
    { file: 'about.html', html: html ?? '', clientModules },
    { readAsset, usedStyles: createUsedStyles(), checkBudgets: createBudgetCheck(readAsset) },
  );
}

const BEHAVIOUR = '(function(b){document.getElementById(b)})("content")';
const STARTER = '(function(a,b){document.getElementById(b)})("content","runtime-files")';
const RULES = '{"prefetch":[]}';
const PAYLOAD = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/start.js"]})',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:x"])',
];

/** A page in the order and the spelling of Next 16.4. */
function fromNext(body: string): string {
  return [
    '<!DOCTYPE html><!--site--><html lang="en-NG"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/s.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/>',
    '<script src="/_next/static/chunks/form.js" async=""></script>',
    '<title>About us</title><meta name="description" content="Who we are."/>',
    '<link rel="canonical" href="https://site.example/about"/>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
    '<body><div hidden=""><!--$--><!--/$--></div>',
    `<main id="content"><h1>About<!-- --> us</h1>${body}</main>`,
    `<script type="speculationrules">${RULES}</script>`,
    `<script id="_R_">${PAYLOAD[0] ?? ''}</script>`,
    '<script src="/_next/static/chunks/start.js" async=""></script>',
    `<script>${PAYLOAD[1] ?? ''}</script><script>${PAYLOAD[2] ?? ''}</script></body></html>`,
  ].join('');
}

const staticPage = fromNext(
  `<p class="lead">ọjà</p><script data-behaviour="content">${BEHAVIOUR}</script>`,
);
const interactivePage = fromNext(
  `<form id="form" action="https://forms.example/f/1" method="post"><button type="submit">Send</button></form><script data-behaviour="content">${STARTER}</script>`,
);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without client components becomes HTML and CSS, with its behaviours', async () => {
  const { html, faults, payload } = await finish({ html: staticPage });
  const style = '.a{color:red}';
  const policy = `default-src 'none'; script-src ${hashOf(BEHAVIOUR)} ${hashOf(RULES)}; style-src ${hashOf(style)}; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'`;
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<style>${style}</style>`,
      '<title>About us</title><meta name="description" content="Who we are.">',
      '<link rel="canonical" href="https://site.example/about"></head>',
      '<body><main id="content"><h1>About us</h1><p class="a">ọjà</p>',
      `<script data-behaviour="content">${BEHAVIOUR}</script></main>`,
      `<script type="speculationrules">${RULES}</script></body></html>`,
    ].join(''),
  );
  expect(faults).toEqual([]);
  expect(payload).toBeUndefined();
});

test('a page with client components keeps its framework for later', async () => {
  const { html, faults, payload } = await finish({
    html: interactivePage,
    clientModules: ['components/form.tsx'],
  });
  // The chunk's own words keep the style of what it shows later.
  const style = '.thanks{color:green}';
  const policy = `default-src 'none'; script-src 'self' ${hashOf(STARTER)} ${hashOf(RULES)}; style-src ${hashOf(style)}; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self' https://forms.example; form-action https://forms.example; base-uri 'none'`;
  const list = JSON.stringify([
    payload?.address,
    '/_next/static/chunks/start.js',
    '/_next/static/chunks/form.js',
  ]);
  expect(html).toBe(
    [
      '<!DOCTYPE html><!--site--><html lang="en-NG"><head><meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      '<link rel="stylesheet" href="/_next/static/chunks/s.css" data-precedence="next" disabled="">',
      `<style>${style}</style>`,
      '<title>About us</title><meta name="description" content="Who we are.">',
      '<link rel="canonical" href="https://site.example/about">',
      `<script type="application/json" id="runtime-files">${list}</script></head>`,
      '<body><div hidden=""><!--$--><!--/$--></div>',
      '<main id="content"><h1>About<!-- --> us</h1>',
      '<form id="form" action="https://forms.example/f/1" method="post"><button type="submit">Send</button></form>',
      `<script data-behaviour="content">${STARTER}</script></main>`,
      `<script type="speculationrules">${RULES}</script></body></html>`,
    ].join(''),
  );
  expect(payload?.text).toBe(PAYLOAD.join(';'));
  expect(faults).toEqual([]);
});

test('the facts are those of the finished page', async () => {
  const { facts } = await finish({ html: staticPage });
  expect(facts).toMatchObject({
    file: 'about.html',
    titles: ['About us'],
    canonicals: ['https://site.example/about'],
    headings: ['About us'],
    ids: ['content'],
    references: [{ address: 'https://site.example/about' }],
  });
});

test('a drawing seen first is in a static page, and a file of one that React takes over', async () => {
  const image = '<img src="/logo.svg" width="1" height="1" alt=""/>';
  const still = await finish({ html: staticPage.replace('<p', `${image}<p`) });
  expect(still.html).toContain('<img src="data:image/svg+xml,');
  expect(still.html).toContain("img-src 'self' data:;");
  const moving = await finish({
    html: interactivePage.replace('<form', `${image}<form`),
    clientModules: ['a.tsx'],
  });
  expect(moving.html).toContain('<img src="/logo.svg"');
  expect([...still.faults, ...moving.faults]).toEqual([]);
});

test.each([
  ['static', staticPage, []],
  ['interactive', interactivePage, ['components/form.tsx']],
])('finishing the same %s page twice gives the same bytes', async (_what, html, clientModules) => {
  const first = await finish({ html, clientModules });
  expect(await finish({ html, clientModules })).toEqual(first);
});

test.each([
  ['a boundary of Suspense', '<div hidden id="S:0"><p>x</p></div>', 'only a script would show'],
  ['a script without a mark', '<script>alert(1)</script>', 'a script that is no behaviour'],
  ['a script of another host', '<script src="https://a.example/a.js"></script>', 'loads https://'],
  ['an id twice', '<p id="content">x</p>', 'the id "content"'],
  ['a picture without a size', '<img src="/logo.svg" alt="">', 'has no width and no height'],
  ['a style attribute', '<p style="color:red">x</p>', 'would not work'],
  ['an attribute for a click', '<p onclick="go()">x</p>', 'onclick'],
  ['markup that is not valid', '<ul><p>x</p></ul>', 'invalid HTML'],
  // The parser of the steps mends these before anybody looks.
  ['a block in a paragraph', '<p>a<div>b</div></p>', 'invalid HTML'],
  ['a link in a link', '<a href="/">a<a href="/b">b</a></a>', 'invalid HTML'],
  ['too much text', `<p>${createHashes(500)}</p>`, 'HTML with its styles'],
])('%s is caught', async (_what, body, message) => {
  const { faults } = await finish({ html: fromNext(body) });
  expect(faults).toContainEqual({
    page: 'about.html',
    place: expect.any(String) as string,
    message: expect.stringContaining(message) as string,
  });
});

test('client components that nothing starts are caught', async () => {
  const { faults } = await finish({ html: staticPage, clientModules: ['components/form.tsx'] });
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('nothing on this page starts its client components'),
  ]);
});

test('all faults of a page come at once', async () => {
  const { faults } = await finish({
    html: fromNext('<script>a()</script><img src="/logo.svg"><p id="content">x</p>'),
  });
  const text = faults.map(({ message }) => message).join('\n');
  expect(text).toContain('a script that is no behaviour');
  expect(text).toContain('has no width and no height and no alt');
  expect(text).toContain('the id "content"');
});

test('no drawing makes a page too heavy, with the policy that is still to come into it', async () => {
  files['/large.svg'] = createHashes(30);
  const drawing = '<img src="/large.svg" width="1" height="1" alt=""/>';
  // Each adds a hash to the policy.
  const behaviours = ['1', '2', '3', '4', '5', '6'].map(
    (top) => `<script data-behaviour="">(function(){scroll(0,${top})})()</script>`,
  );
  const inlined: boolean[] = [];
  for (const count of [7_600, 8_000, 8_400, 8_800, 9_200]) {
    const body = `<p>${createWords(count)}</p>${drawing}${behaviours.join('')}`;
    const { html, faults } = await finish({ html: fromNext(body) });
    expect(faults).toEqual([]);
    inlined.push(html.includes('src="data:'));
  }
  expect(inlined).toEqual(expect.arrayContaining([true, false]));
});

/** So many words, which compress as text does: few of them often, many of them seldom. */
function createWords(count: number): string {
  const digest = createHash('shake256', { outputLength: 2 * count })
    .update('words')
    .digest();
  return Array.from({ length: count }, (_, index) => {
    const number = digest.readUInt16LE(2 * index);
    return Math.floor((number / 65_536) ** 3 * 2_000).toString(36);
  }).join(' ');
}

/** So many times 43 characters that compress to 32 bytes, always the same ones. */
function createHashes(count: number): string {
  return Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(`${count}:${index}`).digest('base64url'),
  ).join(' ');
}
