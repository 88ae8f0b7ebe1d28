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
  ['one in a condition', '@media (width>1px){.gone{a:b}}'],
  ['an animation', '@keyframes gone{to{opacity:0}}'],
  ['an animation of something that goes', '@keyframes spin{to{a:b}}.gone{animation:spin 1s}'],
  ['a font', '@font-face{font-family:Gone;src:url(a.woff2)}'],
  ['a font of something that goes', '@font-face{font-family:G;src:url(a)}.gone{font-family:G}'],
])('%s that the page has no use for goes', async (_what, css) => {
  expect(await keep(`p{a:b}${css}`, 'p lead')).toBe('p{a:b}');
});

test('a class whose name a style sheet has to escape stays where it is used', async () => {
  const css = '.-\\38 x_root{a:b}.-\\39 y_root{a:b}';
  expect(await keep(css, 'p -8x_root')).toBe('.-\\38 x_root{a:b}');
});

test('a custom property that nothing asks for goes', async () => {
  const css = 'p{--used:1;--deep:2;--gone:3;--far:var(--deep)}p{a:var(--used) var(--far)}';
  expect(await keep(`${css}.gone{a:var(--gone)}`, 'p')).toBe(
    'p{--used:1;--deep:2;--far:var(--deep)}p{a:var(--used) var(--far)}',
  );
});

test.each([
  ['a token', ':root{--ink:#14a}p{color:var(--ink)}', 'p{color:#14a}'],
  ['one of another', ':root{--ink:#14a;--text:var(--ink)}p{color:var(--text)}', 'p{color:#14a}'],
  [
    'one in a function',
    ':root{--gap:20px;--edge:max(var(--gap),9vw)}p{padding:0 calc(-1*var(--edge))}',
    'p{padding:0 calc(-1*max(20px,9vw))}',
  ],
  [
    'one under a condition',
    ':root{--a:1px}@media print{p{margin:var(--a)}}',
    '@media print{p{margin:1px}}',
  ],
  [
    'one in a custom property',
    ':root{--line:#ccc}p{--rule:var(--line);border-color:var(--rule)}',
    'p{--rule:#ccc;border-color:var(--rule)}',
  ],
])('%s is written where it is used', async (_what, css, expected) => {
  expect(await keep(css, 'p')).toBe(expected);
});

test.each([
  ['that is set elsewhere too', ':root{--a:1px}.lead{--a:2px}p{margin:var(--a)}'],
  [
    'that is set again under a condition',
    ':root{--a:1px}@media print{:root{--a:2px}}p{a:var(--a)}',
  ],
  ['that is set under a condition only', '@media print{:root{--a:2px}}p{margin:var(--a)}'],
  ['of a component', 'p{--tile:48px}p.lead{width:var(--tile)}'],
  ['that may be missing', 'p{margin:var(--a,1px)}'],
  ['that is used with a fallback', ':root{--a:2px}p{margin:var(--a,1px)}'],
])('a custom property %s stays', async (_what, css) => {
  expect(await keep(css, 'p lead')).toBe(css);
});

test.each([
  ['inline-size', 'width'],
  ['max-block-size', 'max-height'],
  ['inset-block-start', 'top'],
  ['inset-inline-end', 'right'],
  ['margin-block-end', 'margin-bottom'],
  ['border-inline-start-color', 'border-left-color'],
  ['padding-block', 'padding-block'],
])('%s is written as %s', async (property, physical) => {
  expect(await keep(`p{${property}:1px}`, 'p')).toBe(`p{${physical}:1px}`);
});

test('on a static page classes get short names, the same in all rules', async () => {
  const css =
    '.x1_root{width:.5em;src:url(/a.x)}.x1_root .-\\38 x_link:hover,p:not(.x3_row).x1_root{a:b}@media (width>=1.5em){.x3_row{a:b}}@keyframes spin{12.5%{a:b}}.x3_row{animation:spin 1s}';
  const names = new Set(['p', 'x1_root', '-8x_link', 'x3_row']);
  const styles = await createUsedStyles()(css, names, true);
  expect(styles.css).toBe(
    '._0{width:.5em;src:url(/a.x)}._0 ._1:hover,p:not(._2)._0{a:b}@media (width>=1.5em){._2{a:b}}@keyframes spin{12.5%{a:b}}._2{animation:spin 1s}',
  );
  expect([...styles.classNames]).toEqual([
    ['x1_root', '_0'],
    ['-8x_link', '_1'],
    ['x3_row', '_2'],
  ]);
});

test('empty rules and the space between rules go', async () => {
  const css = 'p{}\n\n@media print{p{}}\np{a:b}\n';
  expect(await keep(css, 'p')).toBe('p{a:b}');
});

test('of a list of selectors the used ones stay', async () => {
  expect(await keep('.lead,.gone,table,p{a:b}', 'p lead')).toBe('.lead,p{a:b}');
});

test.each([
  '*{a:b}',
  ':root{a:b}',
  '#main{a:b}',
  '[data-ground=dark] .lead{a:b}',
  ':focus-visible{a:b}',
  '[data-ground=dark] :focus-visible{a:b}',
  'p:hover{a:b}',
  'p:not(.gone){a:b}',
  '::selection{a:b}',
  '::view-transition-group(root){a:b}',
  // Scripts set attributes as they like.
  'p[lang]{a:b}',
  '@page{margin:1cm}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  '@supports (text-wrap:pretty){p{a:b}}',
  '@layer reset,base;',
  '@keyframes spin{to{rotate:1turn}}p{animation:spin 1s}',
  'html{--motion:spin 1s}@keyframes spin{to{rotate:1turn}}p{animation:var(--motion)}',
  '@font-face{font-family:"Public Sans";src:url(a.woff2)}p{font-family:"Public Sans",sans-serif}',
  // The beginning of a value, or its end, is enough.
  'a[href^="tel:"]{a:b}',
  'a[href$=".pdf"]{a:b}',
  // Fonts are named in a token, and used by its name.
  'html{--sans:Public,serif}@font-face{font-family:Public;src:url(a)}p{font-family:var(--sans)}',
  '@font-face{font-family:Public;src:url(a.woff2)}p{font:400 1em Public}',
  // Set by the behaviour that holds an early submit.
  'form[aria-busy=true] input{a:b}',
])('%s stays', async (css) => {
  const names = 'html main p lead details summary form input a';
  expect(await keep(css, names)).toBe(css);
});

test('the rules stay as they were written, in their order', async () => {
  const css = 'p{margin:0 ;color:RED}/* why */.lead{content:"}"}@media print{p{a:b}}';
  expect(await keep(css, 'p lead')).toBe(css);
});

test('the same question is answered once, another is another', async () => {
  const usedStyles = createUsedStyles();
  const css = '.a{a:b}.b{a:b}';
  const first = usedStyles(css, new Set(['a', 'p']), false);
  expect(usedStyles(css, new Set(['p', 'a']), false)).toBe(first);
  expect((await first).css).toBe('.a{a:b}');
  expect((await usedStyles(css, new Set(['b']), false)).css).toBe('.b{a:b}');
  expect((await usedStyles(css, new Set(['a', 'p']), true)).css).toBe('._0{a:b}');
  expect((await usedStyles('.a{c:d}', new Set(['a', 'p']), false)).css).toBe('.a{c:d}');
});
