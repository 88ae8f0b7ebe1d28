import { checkBodyImages } from './image-references';
import { makeImages } from './test-content';

const images = makeImages('tax.svg', 'credit.png');

/** Checks a body that begins on line 7 of its file. */
const check = (body: string) =>
  checkBodyImages({ file: 'content/blog/7.md', body, bodyLine: 7 }, images);

test.each([
  ['an image by its name', '![Taxes](tax)'],
  ['an image by its file', '![Taxes](tax.svg)'],
  ['an image by a name further down', 'See ![Taxes][t] here.\n\n[t]: tax'],
  ['words that are the name with a capital', '![Credit](credit.png)'],
  ['words that begin like a file name', '![Image of a stall](tax) ![Photo 51, of DNA](tax)'],
  ['an exclamation before a link', 'Read this! [Credit](/services#credit)'],
  ['HTML, which is text', '<img src="nothing.png">'],
  ['an image shown as code', '`![x](nothing)`'],
])('accepts %s', (_what, body) => {
  expect(check(body)).toEqual([]);
});

test.each([
  ['a missing image in a bullet', '- one\n- ![x](nothing)', 8, 'there is no image "nothing"'],
  ['a missing image in a table', '| a |\n| - |\n| ![x](nothing) |', 9, '"nothing"'],
  ['a missing image named further down', 'a\n\n![x][y]\n\n[y]: nothing', 9, '"nothing"'],
  ['an image without words', '![ ](tax "Taxes")', 7, 'no description'],
  ['an image without words, named further down', '![][t]\n\n[t]: tax', 7, 'no description'],
  ['a name for its words', '![tax](tax.svg)', 7, '"tax" is a file name'],
  ['a file for its words', '![tax.svg](tax.svg)', 7, '"tax.svg" is a file name'],
  ['any file for its words', '![a b.JPG](tax)', 7, '"a b.JPG" is a file name'],
  ['a camera’s name for its words', '![DSC01234](tax)', 7, '"DSC01234" is a file name'],
  ['a space before the name', 'a\n\n![Taxes] (tax)', 9, 'shown as text'],
  ['a name that nothing explains', '![Taxes][t]', 7, 'shown as text'],
  ['the markup of a wiki', '![[tax.jpg]]', 7, 'shown as text'],
])('finds %s', (_what, body, line, words) => {
  const message = expect.stringContaining(words) as string;
  expect(check(body)).toMatchObject([{ line, message }]);
});

test('finds every mistake of every image, at its column', () => {
  const found = check('![](one.x)\n\nSee ![Taxes](my tax.jpg)');
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(['7:1', '7:1', '9:5']);
});
