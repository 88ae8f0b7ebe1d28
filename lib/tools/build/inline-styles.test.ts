import { parsePage, serializePage } from './page';
import { findUsedStyles, inlineStyles, splitPrintStyles } from './inline-styles';

const FILES: Record<string, string> = {
  '/a.css': 'p{a:1}',
  '/b.css': 'p{b:1}',
};

async function inlineInto(html: string, files = FILES) {
  const runtimeNames = new Map([
    ['site', ['button']],
    ['contact-form', ['thanks']],
  ]);
  const page = parsePage('blog/7.html', html);
  await inlineStyles(page, {
    screenStylesByUrl: new Map(Object.entries(files)),
    runtimeNames,
    printWords: ['thanks', 'paper'],
  });
  return page;
}

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const preload = (href: string) => `<link rel="preload" href="${href}" as="style">`;

test('replaces style sheets and their preloads with one <style> and a link to print.css at the end of the body', async () => {
  const otherPreloads =
    '<link rel="preload" href="/a.woff2" as="font" crossorigin=""><link rel="preload" href="/style.js" as="script">';
  const head = `${preload('/a.css')}${otherPreloads}${link('/b.css')}<meta name="b">${link('/a.css')}`;
  expect(
    serializePage(await inlineInto(`<html><head>${head}</head><body><p>a</p></body></html>`)),
  ).toBe(
    `<html><head>${otherPreloads}<style>p{b:1}p{a:1}</style><meta name="b"></head><body><p>a</p><link rel="stylesheet" href="/print.css" media="print"></body></html>`,
  );
});

test('throws if the page links to a style sheet that does not exist', async () => {
  await expect(inlineInto(`<head>${link('/gone.css')}</head>`)).rejects.toThrow(
    'blog/7.html links to /gone.css, which does not exist.',
  );
});

test('keeps rules for the elements, ids and classes on the page, and for names that its behaviours may add', async () => {
  const rules = ['html', 'button', 'p', '#x', '.thanks'].map((name) => `${name}{a:1}`);
  const unused = [
    ...['.gone{a:b}', '#gone{a:b}', 'h2{a:b}', '.lead .gone{a:b}', '.gone:hover{a:b}'],
    ...['@media (width>1px){.gone{a:b}}', '@keyframes gone{to{opacity:0}}'],
    '@keyframes spin{to{a:b}}.gone{animation:spin 1s}',
  ];
  const files = { '/a.css': [...rules, ...unused].join('') };
  const head = `<head>${link('/a.css')}</head>`;
  const body = '<p id="x" class=" lead\n wide " title="gone">gone</p>';
  const readStyles = async (behaviour: string) => {
    const page = await inlineInto(`${head}${body}<div data-behaviour="${behaviour}">`, files);
    return page.$('style').text();
  };
  expect(await readStyles('contact-form')).toBe(rules.join(''));
  expect(await readStyles('show-year')).toBe(rules.slice(0, -1).join(''));
});

test('shortens the names of classes and custom properties, unless scripts, print styles or attributes use them', async () => {
  const css = '.wide>.-\\34 f,.f_x-1 .wide{a:url(/a.f_x-1.png)}.lead{}.thanks{a:1}';
  const files = { '/a.css': `p{--gap:1;--ink:2;--c:3;--gold:4}${css}b{a:var(--gap) var(--ink)}` };
  const body =
    '<p class="lead wide f_x-1"><b class="-4f thanks"><i class="lead paper"><svg fill="var(--ink)"><path fill="var(--gold)">';
  const page = await inlineInto(`<head>${link('/a.css')}</head>${body}`, files);
  expect(page.$('style').text()).toBe(
    'p{--e:1;--ink:2;--gold:4}.a>.b,.c .a{a:url(/a.f_x-1.png)}.thanks{a:1}b{a:var(--e) var(--ink)}',
  );
  expect(page.$('body').html()).toMatch('<p class="a c"><b class="b thanks"><i class="paper">');
});

test.each([
  ['@font-face{font-family:Noto}p{font:1em "Noto"}', true],
  ['@font-face{font-family:Noto}.gone{font:1em "Noto"}', false],
  ['@font-face{font-family:Noto;unicode-range:U+143-323,U+1E3E-1EE5}p{font:1em "Noto"}', true],
  ['@font-face{font-family:Noto;unicode-range:U+400-4FF}p{font:1em "Noto"}', false],
])('determines whether a page with the text ỌYỌ uses the font in %s: %s', async (css, isKept) => {
  const page = await inlineInto(`<head>${link('/a.css')}</head><p title="ỌYỌ">`, { '/a.css': css });
  expect(page.$('style').text().includes('@font-face')).toBe(isKept);
});

test('separates the @media print rules of a style sheet from all other rules', () => {
  const print = '@media print{p{b:"}"}@page{margin:1cm}}';
  const screen = 'p{a:1}@media (width>1px){p{a:2}}';
  expect(splitPrintStyles(`p{a:1}${print}@media (width>1px){p{a:2}}`, '/a.css')).toEqual({
    screen,
    print,
  });
});

test('resolves the URLs of a style sheet, except fragments and data URLs', () => {
  const data = '"data:image/svg+xml,%3Csvg fill=\'url(%23a)\'/%3E"';
  const css = `p{a:url(../media/a.woff2),url('b.svg'),url(#clip),url(${data})}`;
  expect(splitPrintStyles(css, '/assets/chunks/s.css').screen).toBe(
    `p{a:url(/assets/media/a.woff2),url('/assets/chunks/b.svg'),url(#clip),url(${data})}`,
  );
});

const findUsed = (css: string, names: string) => findUsedStyles(css, names.split(' '));

test.each([
  '[data-ground=dark] .lead{a:b}',
  ':focus-visible{a:b}',
  'form[aria-busy=true] input{a:b}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  'html{--motion:spin 1s}@keyframes spin{to{rotate:1turn}}p{animation:var(--motion)}',
  'p{margin:0 ;color:RED}/* why */.lead{content:"}"}@media print{p{a:b}}',
])('keeps the rules %s unchanged', async (css) => {
  const names = 'html main p lead details summary form input a';
  expect(await findUsed(css, names)).toBe(css);
});

test('removes custom properties that no rule uses', async () => {
  const css = 'p{--used:1;--deep:2;--gone:3;--far:var(--deep)}p{a:var(--used) var(--far)}';
  expect(await findUsed(`${css}.gone{a:var(--gone)}`, 'p')).toBe(
    'p{--used:1;--deep:2;--far:var(--deep)}p{a:var(--used) var(--far)}',
  );
});
