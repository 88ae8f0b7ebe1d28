import { parseHtml } from '../html';
import { createUsedStyles, selectorWords } from './used-styles';

/** What a page made of this body keeps of a style sheet. */
const keep = (css: string, body: string) => createUsedStyles()(css, selectorWords(parseHtml(body)));

test.each([
  ['a class', '.gone{a:b}'],
  ['an element', 'table{a:b}'],
  ['an id', '#gone{a:b}'],
  ['a descendant', '.lead .gone{a:b}'],
  ['a child', 'p>table{a:b}'],
  ['a state of a class', '.gone:hover{a:b}'],
  ['a part of a class', '.gone::before{a:b}'],
  ['one in a condition', '@media (width>1px){.gone{a:b}}'],
  ['one in print', '@media print{.gone{a:b}}'],
  ['an animation', '@keyframes gone{to{opacity:0}}'],
  ['an animation of something that goes', '@keyframes spin{to{a:b}}.gone{animation:spin 1s}'],
  ['a font', '@font-face{font-family:Gone;src:url(a.woff2)}'],
  ['a font of something that goes', '@font-face{font-family:G;src:url(a)}.gone{font-family:G}'],
])('%s that the page has no use for goes', async (_what, css) => {
  expect(await keep(`p{a:b}${css}`, '<p class="lead" data-ground="dark">')).toBe('p{a:b}');
});

test('a class whose name a style sheet has to escape stays where it is used', async () => {
  const css = '.-\\38 x_root{a:b}.-\\39 y_root{a:b}';
  expect(await keep(css, '<p class="-8x_root">')).toBe('.-\\38 x_root{a:b}');
});

test('a custom property that nothing asks for goes', async () => {
  const css = 'p{--used:1;--deep:2;--gone:3;--far:var(--deep)}p{a:var(--used) var(--far)}';
  expect(await keep(`${css}.gone{a:var(--gone)}`, '<p>')).toBe(
    'p{--used:1;--deep:2;--far:var(--deep)}p{a:var(--used) var(--far)}',
  );
});

test('a constant is written where it is used', async () => {
  expect(await keep(':root{--ink:#000}p{color:var(--ink)}', '<p>')).toBe('p{color:#000}');
});

test('of a list of selectors the used ones stay', async () => {
  expect(await keep('.lead,.gone,table,p{a:b}', '<p class="lead">')).toBe('.lead,p{a:b}');
});

test.each([
  '*{a:b}',
  ':root{a:b}',
  'html{a:b}',
  'p.lead{a:b}',
  '#main{a:b}',
  '[data-ground=dark]{a:b}',
  '[data-ground=dark] .lead{a:b}',
  '[tabindex="-1"]{a:b}',
  ':focus-visible{a:b}',
  '[data-ground=dark] :focus-visible{a:b}',
  'p:hover{a:b}',
  'p:not(.gone){a:b}',
  'p:nth-child(2n+1){a:b}',
  'p::before{a:b}',
  '::selection{a:b}',
  '::placeholder{a:b}',
  '::view-transition-group(root){a:b}',
  'details[open] summary{a:b}',
  'p[hidden]{a:b}',
  // Scripts set attributes as they like.
  'p[lang]{a:b}',
  'p[data-ground=light]{a:b}',
  'input:disabled{a:b}',
  'input[aria-invalid=true]{a:b}',
  '@page{margin:1cm}',
  '@media print{p{a:b}}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  '@supports (text-wrap:pretty){p{a:b}}',
  '@layer reset,base;',
  '@layer base{p{a:b}}',
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
  const body =
    '<main id="main" tabindex="-1" data-ground="dark"><p class="lead"><details><summary></summary></details><form><input></form><a href="tel:+234"></a><a href="/a.pdf"></a></main>';
  expect(await keep(css, body)).toBe(css);
});

test('the rules stay as they were written, in their order', async () => {
  const css = 'p{margin:0 ;color:RED}\n\n/* why */.lead{content:"}"}\n@media print{p{a:b}}';
  expect(await keep(css, '<p class="lead">')).toBe(css);
});

test('the same question is answered once, another is another', async () => {
  const usedStyles = createUsedStyles();
  const css = '.a{a:b}.b{a:b}';
  const first = usedStyles(css, new Set(['a', 'p', 'one']));
  expect(usedStyles(css, new Set(['two', 'a']))).toBe(first);
  expect(await first).toBe('.a{a:b}');
  expect(await usedStyles(css, new Set(['b']))).toBe('.b{a:b}');
  expect(await usedStyles(css, new Set(['a', 'b']))).toBe(css);
  expect(await usedStyles('.a{c:d}', new Set(['a']))).toBe('.a{c:d}');
});

test('words of text do not count: an article on buttons needs no buttons', () => {
  const words = selectorWords(
    parseHtml('<p>table <b>button</b></p><script>var select</script><!--nav-->'),
  );
  expect([...words].sort()).toEqual(['b', 'body', 'head', 'html', 'p', 'script']);
});

test('the words of a page are its elements, attributes and each part of their values', () => {
  const words = selectorWords(
    parseHtml('<p id="x" class=" lead\n wide " data-ground="dark" hidden>'),
  );
  for (const word of ['p', 'id', 'x', 'class', 'lead', 'wide', 'data-ground', 'dark', 'hidden']) {
    expect(words).toContain(word);
  }
});
