import { findUsedStyles } from './used-styles';

/** What a page with these elements, ids and classes keeps of a style sheet. */
const keep = (css: string, names: string) => findUsedStyles(css, new Set(names.split(' ')));

test.each([
  ['a class', '.gone{a:b}'],
  ['an element', 'table{a:b}'],
  ['a rule in a media query', '@media (width>1px){.gone{a:b}}'],
  ['an animation', '@keyframes gone{to{opacity:0}}'],
  ['an animation of a removed rule', '@keyframes spin{to{a:b}}.gone{animation:spin 1s}'],
])('%s that the page does not use is removed', async (_what, css) => {
  expect(await keep(`p{a:b}${css}`, 'p lead')).toBe('p{a:b}');
});

test.each([
  ':root{a:b}',
  '[data-ground=dark] .lead{a:b}',
  ':focus-visible{a:b}',
  'p:not(.gone){a:b}',
  '::view-transition-group(root){a:b}',
  // Scripts set attributes as they like.
  'p[lang]{a:b}',
  'a[href^="tel:"]{a:b}',
  'form[aria-busy=true] input{a:b}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  '@keyframes spin{to{rotate:1turn}}p{animation:spin 1s}',
  'html{--motion:spin 1s}@keyframes spin{to{rotate:1turn}}p{animation:var(--motion)}',
  'p{margin:0 ;color:RED}/* why */.lead{content:"}"}@media print{p{a:b}}',
])('%s is kept as it is written', async (css) => {
  const names = 'html main p lead details summary form input a';
  expect(await keep(css, names)).toBe(css);
});

test('in a list of selectors only the used ones are kept', async () => {
  expect(await keep('.lead,.gone,table,p{a:b}', 'p lead')).toBe('.lead,p{a:b}');
});

test('a class whose name has an escape is kept where it is used', async () => {
  const css = '.-\\38 x_root{a:b}.-\\39 y_root{a:b}';
  expect(await keep(css, 'p -8x_root')).toBe('.-\\38 x_root{a:b}');
});

test('a custom property that no rule uses is removed', async () => {
  const css = 'p{--used:1;--deep:2;--gone:3;--far:var(--deep)}p{a:var(--used) var(--far)}';
  expect(await keep(`${css}.gone{a:var(--gone)}`, 'p')).toBe(
    'p{--used:1;--deep:2;--far:var(--deep)}p{a:var(--used) var(--far)}',
  );
});

// F27: a token that refers to another is resolved where it is set.
test('a token keeps its reference to another', async () => {
  const css = ':root{--ink:#14a;--text:var(--ink)}.dark{--ink:#fff}p{color:var(--text)}';
  expect(await keep(css, 'p dark')).toBe(css);
});
