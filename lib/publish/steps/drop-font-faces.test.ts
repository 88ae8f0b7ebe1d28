import { parsePage } from '../page';
import { dropFontFaces } from './drop-font-faces';

const face = (rest: string) => `@font-face{font-family:${rest}}`;
const ALL = face('Sans;src:url(a)');
const NAIRA = face('"Sans";src:url(b);unicode-range:U+20a6');
const VOWELS = face('Sans;src:url(c);unicode-range: U+300-301, U+1E62-1E63 ');
const LOCAL = face("'Sans';src:local(Roboto);size-adjust:104%");
const GONE = face('Gone;src:url(d)');
const REST = ':root{--sans:Sans,serif}p{font:400 1em var(--sans)}';

function drop(body: string, isInteractive = false): string {
  const css = ALL + NAIRA + VOWELS + LOCAL + GONE + REST;
  const page = parsePage('about.html', `<head><style>${css}</style></head>${body}`);
  return dropFontFaces({ ...page, isInteractive })
    .$('style')
    .text();
}

test.each([
  ['<p>Words', ALL],
  ['<p>₦5m', ALL + NAIRA],
  ['<p>ṣé', ALL + VOWELS],
])('%s keeps the font faces of its letters, and all other styles', (body, kept) => {
  expect(drop(body)).toBe(kept + LOCAL + REST);
});

test('an interactive page keeps all faces of the families that it uses', () => {
  expect(drop('<p>Words', true)).toBe(ALL + NAIRA + VOWELS + LOCAL + REST);
});
