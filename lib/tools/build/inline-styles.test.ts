import { parsePage, serializePage } from './page';
import { findUsedStyles, inlineStyles, separatePrint } from './inline-styles';

const FILES: Record<string, string> = {
  '/a.css': 'p{a:1}',
  '/b.css': 'p{b:1}',
};

/** Returns the page after the step. */
async function transform(html: string, files = FILES) {
  const laterNames = new Map([
    ['site', ['button']],
    ['contact-form', ['thanks']],
  ]);
  const page = parsePage('blog/7.html', html);
  await inlineStyles(page, {
    sheets: new Map(Object.entries(files)),
    laterNames,
    printWords: ['thanks', 'paper'],
  });
  return page;
}

/** The head of the page after the step. */
const inline = async (head: string, files?: Record<string, string>) =>
  /<head>(.*)<\/head>/s.exec(serializePage(await transform(`<head>${head}</head><p>`, files)))?.[1];

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const hint = (href: string) => `<link rel="preload" href="${href}" as="style">`;
const STYLE = '<style>p{a:1}</style>';
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="">';
const SCRIPT = '<link rel="preload" href="/style.js" as="script">';

test.each([
  [
    'all sheets become one style, in their order, in the place of the first',
    `<meta name="a">${link('/b.css')}<meta name="b">${link('/a.css')}<meta name="c">`,
    '<meta name="a"><style>p{b:1}p{a:1}</style><meta name="b"><meta name="c">',
  ],
  ['an inlined sheet is not preloaded', hint('/a.css') + link('/a.css') + hint('/b.css'), STYLE],
  ['other files are preloaded', FONT + SCRIPT + link('/a.css'), FONT + SCRIPT + STYLE],
])('%s', async (_what, head, expected) => {
  expect(await inline(head)).toBe(expected);
});

test('print styles are linked at the end of the body', async () => {
  const page = await transform(`<head>${link('/a.css')}</head><p>`);
  expect(page.$('body > :last-child').attr()).toMatchObject({ href: '/print.css', media: 'print' });
});

test('a missing style sheet is an error', async () => {
  await expect(transform(`<head>${link('/gone.css')}</head>`)).rejects.toThrow(
    'blog/7.html links to /gone.css, which does not exist.',
  );
});

test('the page keeps the rules for elements, for its ids and classes, and for what it shows later', async () => {
  const rules = ['html', 'button', 'p', '#x', '.thanks'].map((name) => `${name}{a:1}`);
  const files = { '/a.css': [...rules, '.gone{a:1}', '#gone{a:1}', 'h2{a:1}'].join('') };
  const head = `<head>${link('/a.css')}</head>`;
  const body = '<p id="x" class=" lead\n wide " title="gone">gone</p>';
  const later = await transform(`${head}${body}<div data-behaviour="contact-form">`, files);
  expect(later.$('style').text()).toBe(rules.join(''));
  const others = await transform(`${head}${body}<div data-behaviour="show-year">`, files);
  expect(others.$('style').text()).toBe(rules.slice(0, -1).join(''));
});

test('shortens class and property names unless a script, a print style or an attribute uses them', async () => {
  const css = '.wide>.-\\34 f,.f_x-1 .wide{a:url(a.f_x-1.png)}.lead{}.thanks{a:1}';
  const files = { '/a.css': `p{--gap:1;--ink:2;--c:3;--gold:4}${css}b{a:var(--gap) var(--ink)}` };
  const body =
    '<p class="lead wide f_x-1"><b class="-4f thanks"><i class="lead paper"><svg fill="var(--ink)"><path fill="var(--gold)">';
  const page = await transform(`<head>${link('/a.css')}</head>${body}`, files);
  expect(page.$('style').text()).toBe(
    'p{--e:1;--ink:2;--gold:4}.a>.b,.c .a{a:url(/a.f_x-1.png)}.thanks{a:1}b{a:var(--e) var(--ink)}',
  );
  expect(page.$('body').html()).toMatch('<p class="a c"><b class="b thanks"><i class="paper">');
});

test.each([
  ['url(../media/a.woff2)', 'url(/assets/media/a.woff2)'],
  ["url('a.svg'), url(#clip)", "url('/assets/chunks/a.svg'),url(#clip)"],
  [
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
    'url("data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E")',
  ],
])('%s in a sheet becomes %s in the page', async (before, after) => {
  const url = '/assets/chunks/s.css';
  expect(await inline(link(url), { [url]: `p{background:${before}}` })).toBe(
    `<style>p{background:${after}}</style>`,
  );
});

test.each([
  ['@font-face{font-family:Noto}p{font:1em "Noto"}', true],
  ['@font-face{font-family:Noto}.gone{font:1em "Noto"}', false],
  ['@font-face{font-family:Noto;unicode-range:U+143-323,U+1E3E-1EE5}p{font:1em "Noto"}', true],
  ['@font-face{font-family:Noto;unicode-range:U+400-4FF}p{font:1em "Noto"}', false],
])('on a page with the letter Ọ, %s keeps its font: %s', async (css, isKept) => {
  const page = await transform(`<head>${link('/a.css')}</head><p title="ỌYỌ">`, { '/a.css': css });
  expect(page.$('style').text().includes('@font-face')).toBe(isKept);
});

test('print styles are split from the rest of a style sheet', () => {
  const printed = '@media print{p{b:"}"}@page{margin:1cm}}';
  const screen = 'p{a:1}@media (width>1px){p{a:2}}';
  expect(separatePrint(`p{a:1}${printed}@media (width>1px){p{a:2}}`)).toEqual({
    screen,
    print: printed,
  });
});

/** What a page with these ids and classes keeps of a style sheet. */
const keep = (css: string, names: string) => findUsedStyles(css, new Set(names.split(' ')));

test('what the page does not use is removed', async () => {
  const css = [
    ...['.gone{a:b}', '#gone{a:b}', '.lead .gone{a:b}', '.gone:hover{a:b}'],
    ...['@media (width>1px){.gone{a:b}}', '@keyframes gone{to{opacity:0}}'],
    '@keyframes spin{to{a:b}}.gone{animation:spin 1s}',
  ];
  expect(await keep(`p{a:b}${css.join('')}`, 'p lead')).toBe('p{a:b}');
});

test.each([
  '[data-ground=dark] .lead{a:b}',
  ':focus-visible{a:b}',
  // Scripts set attributes as they like.
  'form[aria-busy=true] input{a:b}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  'html{--motion:spin 1s}@keyframes spin{to{rotate:1turn}}p{animation:var(--motion)}',
  'p{margin:0 ;color:RED}/* why */.lead{content:"}"}@media print{p{a:b}}',
])('%s is kept as it is written', async (css) => {
  const names = 'html main p lead details summary form input a';
  expect(await keep(css, names)).toBe(css);
});

test('a custom property that no rule uses is removed', async () => {
  const css = 'p{--used:1;--deep:2;--gone:3;--far:var(--deep)}p{a:var(--used) var(--far)}';
  expect(await keep(`${css}.gone{a:var(--gone)}`, 'p')).toBe(
    'p{--used:1;--deep:2;--far:var(--deep)}p{a:var(--used) var(--far)}',
  );
});
