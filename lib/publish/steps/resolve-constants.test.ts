import { resolveConstants } from './resolve-constants';

test.each([
  ['a colour', ':root{--ink:#141a2b}p{color:var(--ink)}', 'p{color:#141a2b}'],
  [
    'one named by another',
    ':root{--ink:#141a2b;--text:var(--ink)}p{color:var(--text)}',
    'p{color:#141a2b}',
  ],
  [
    'one within a function',
    ':root{--gutter:20px;--edge:max(var(--gutter),50vw - 600px)}p{padding:0 calc(-1*var(--edge))}',
    'p{padding:0 calc(-1*max(20px,50vw - 600px))}',
  ],
  [
    'one in a condition',
    ':root{--a:1px}@media print{p{margin:var(--a)}}',
    '@media print{p{margin:1px}}',
  ],
  [
    'one of several sheets',
    ':root{--a:1px}p{margin:var(--a)}:root{--b:2px}a{margin:var(--b)}',
    'p{margin:1px}a{margin:2px}',
  ],
])('%s is written where it is used', (_what, css, expected) => {
  expect(resolveConstants(css)).toBe(expected);
});

test.each([
  ['set elsewhere too', ':root{--a:1px}.wide{--a:2px}p{margin:var(--a)}'],
  ['set again under a condition', ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}'],
  ['set under a condition alone', '@media print{:root{--a:2px}}p{margin:var(--a)}'],
  ['of a component', '.cloth{--tile:48px}.cloth svg{width:var(--tile)}'],
  ['set twice', ':root{--a:1px;--a:2px}p{margin:var(--a)}'],
  ['that may be missing', 'p{margin:var(--a,1px)}'],
])('a custom property %s stays', (_what, css) => {
  expect(resolveConstants(css)).toBe(css);
});

test('what stays may be set to a constant', () => {
  const css = ':root{--line:#ccc}.band{--rule:var(--line)}p{border-color:var(--rule)}';
  expect(resolveConstants(css)).toBe('.band{--rule:#ccc}p{border-color:var(--rule)}');
});

test('a condition on nothing goes', () => {
  const css = '@media print{:root{--a:1px}}@media (width>1px){}@supports (a:b){p{a:b}}';
  expect(resolveConstants(css)).toBe('@media print{:root{--a:1px}}@supports (a:b){p{a:b}}');
});

test('two that name each other end nowhere', () => {
  const css = ':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}';
  expect(() => resolveConstants(css)).not.toThrow();
});
