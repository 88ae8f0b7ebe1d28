import { createUsedStyles } from './used-styles';

/** What an interactive page with these elements, ids and classes keeps of a style sheet. */
const keep = async (css: string, names: string) =>
  (await createUsedStyles()(css, new Set(names.split(' ')), false)).css;

test.each([
  ['a class', '.gone{a:b}'],
  ['an element', 'table{a:b}'],
  ['an id', '#gone{a:b}'],
  ['a descendant', '.lead .gone{a:b}'],
  ['a state of a class', '.gone:hover{a:b}'],
  ['a rule in a media query', '@media (width>1px){.gone{a:b}}'],
  ['an animation', '@keyframes gone{to{opacity:0}}'],
  ['an animation of a removed rule', '@keyframes spin{to{a:b}}.gone{animation:spin 1s}'],
  ['a font', '@font-face{font-family:Gone;src:url(a.woff2)}'],
  ['a font of a removed rule', '@font-face{font-family:G;src:url(a)}.gone{font-family:G}'],
])('%s that the page does not use is removed', async (_what, css) => {
  expect(await keep(`p{a:b}${css}`, 'p lead')).toBe('p{a:b}');
});

test.each([
  '*{a:b}',
  ':root{a:b}',
  '#main{a:b}',
  '[data-ground=dark] .lead{a:b}',
  ':focus-visible{a:b}',
  'p:hover{a:b}',
  'p:not(.gone){a:b}',
  '::selection{a:b}',
  '::view-transition-group(root){a:b}',
  // Scripts set attributes as they like.
  'p[lang]{a:b}',
  'a[href^="tel:"]{a:b}',
  'form[aria-busy=true] input{a:b}',
  '@page{margin:1cm}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  '@supports (text-wrap:pretty){p{a:b}}',
  '@layer reset,base;',
  '@keyframes spin{to{rotate:1turn}}p{animation:spin 1s}',
  'html{--motion:spin 1s}@keyframes spin{to{rotate:1turn}}p{animation:var(--motion)}',
  '@font-face{font-family:"Public Sans";src:url(a.woff2)}p{font-family:"Public Sans",sans-serif}',
  'html{--sans:Public,serif}@font-face{font-family:Public;src:url(a)}p{font-family:var(--sans)}',
  '@font-face{font-family:Public;src:url(a.woff2)}p{font:400 1em Public}',
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

const CHANGING = ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}';

test.each([
  [':root{--ink:#14a;--text:var(--ink)}p{color:var(--text)}', 'p{color:#14a}'],
  [CHANGING, CHANGING],
  ['p{inset-inline-end:1px;margin-block-end:2px}', 'p{right:1px;margin-bottom:2px}'],
])('%s becomes %s', async (css, expected) => {
  expect(await keep(css, 'p')).toBe(expected);
});

test('on a static page classes get short names, the same in all rules', async () => {
  const css =
    '.x1_root{width:.5em}.x1_root .-\\38 x_link:hover{a:b}@media (width>=1.5em){.x1_root{a:b}}';
  const styles = await createUsedStyles()(css, new Set(['x1_root', '-8x_link']), true);
  expect(styles.css).toBe('._0{width:.5em}._0 ._1:hover{a:b}@media (width>=1.5em){._0{a:b}}');
  expect([...styles.classNames]).toEqual([
    ['x1_root', '_0'],
    ['-8x_link', '_1'],
  ]);
});

test('an answer is remembered for the same sheet and names, and not for others', async () => {
  const usedStyles = createUsedStyles();
  const css = '.a{a:b}.b{a:b}';
  const first = usedStyles(css, new Set(['a', 'p']), false);
  expect(usedStyles(css, new Set(['p', 'a']), false)).toBe(first);
  expect((await first).css).toBe('.a{a:b}');
  expect((await usedStyles(css, new Set(['b']), false)).css).toBe('.b{a:b}');
  expect((await usedStyles(css, new Set(['a', 'p']), true)).css).toBe('._0{a:b}');
  expect((await usedStyles('.a{c:d}', new Set(['a', 'p']), false)).css).toBe('.a{c:d}');
});
