import { formatDiagnostic } from '@/lib/site/diagnostic';
import { checkProse } from './check-prose';
import { makeTargets } from './test-targets';

const check = (text: string) =>
  checkProse({ file: 'content/pages/about.mdx', text }, makeTargets()).map((found) =>
    formatDiagnostic(found).replace('content/pages/about.mdx:', ''),
  );

test.each([
  'Words, *emphasis* and [a link](/services) in {city}.',
  'A rate &lt;5% and \\{braces}.',
  '<When on="newsletter">We send a newsletter.</When>',
  'Line<br/>break',
  '[The form](/services#faq) and <b>bold</b>',
])('%s is prose', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['Below\n\na rate <5% is low', '3:9 Unexpected character `5` (U+0035) before name'],
  ['In {town} we', '1:4 "{town}" has no meaning here; write {name}, '],
  ['In {city we', '1:12 Unexpected end of file in expression'],
  ['<When on="blog">Words</When>', '1:1 write <When on="broker">…</When>, '],
  ['import a from "b"', '1:1 prose has no import or export'],
  ['Say **hello. [a] (/about)', '1:1 readers would see "**"; write '],
  ['# Large', '1:1 the page has a heading of this size'],
  ['One\n\ntwo<br>\n\nthree', '3:4 Expected a closing tag for `<br>`'],
  ['<b>bold', '1:1 Expected a closing tag for `<b>`'],
  ['See [x][1]\n\n[1]: /blog/77', '3:1 there is no article /blog/77'],
  ['See [x](#people)', '1:5 write the page in front of this link'],
  ['Go <a {...x}>here</a>', '1:4 prose has no "<a {...x}>"; write plain words'],
  ['<When on="map">\n\nWords', '1:1 Expected a closing tag for `<When>` (1:1-1:16)'],
])('%j is reported at its place', (text, start) => {
  const found = check(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(start);
  expect(found[0]).toMatch(/write |there is no /);
});
