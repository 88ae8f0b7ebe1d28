import { checkBodyImages } from './image-references';
import { makeImages } from './test-content';

const images = makeImages('tax.svg', 'credit.png');

/** Checks a body that begins on line 7 of the file. */
function check(...lines: string[]) {
  const body = lines.join('\n');
  return checkBodyImages({ file: 'content/blog/7.md', body, bodyLine: 7 }, images);
}

const messagesOf = (...lines: string[]) => check(...lines).map((it) => it.message);

test.each([
  ['no image', 'One line.'],
  ['an image by its name', '![Taxes](tax)'],
  ['an image by its file', '![Taxes](tax.svg)'],
  ['words that are the name with a capital', '![Credit](credit.png)'],
  ['an exclamation before a link', 'Read this! [Credit](/services#credit)'],
  ['an image in a sentence', 'See ![Taxes](tax) here.'],
  ['HTML, which is text', '<img src="nothing.png">'],
  ['an image shown as code', '`![x](nothing)`'],
  ['an image named below', '![Taxes][t]\n\n[t]: tax'],
  ...['IMG', 'Image of a stall', 'Photo 51, of DNA', 'Taxes 2025'].map((alt) => [
    `the words ${alt}`,
    `![${alt}](tax)`,
  ]),
])('%s is no problem', (_name, body) => {
  expect(check(body)).toEqual([]);
});

test.each([
  ['in a bullet', ['- one', '- ![x](nothing)'], 8],
  ['below a small heading', ['1. First', '![x](nothing)'], 8],
  ['in a table', ['| a |', '| - |', '| ![x](nothing) |'], 9],
  ['named below', ['a', '', '![x][y]', '', '[y]: nothing'], 9],
])('a missing image %s', (_name, body, line) => {
  expect(check(...body)).toMatchObject([{ line, message: expect.stringContaining('"nothing"') }]);
});

test.each(['![](tax)', '![ ](tax)', '![](tax "Taxes")', '![][t]\n\n[t]: tax'])(
  '%j has no words',
  (body) => {
    const message = expect.stringContaining('no description') as string;
    expect(check('One.', '', body)).toMatchObject([{ line: 9, column: 1, message }]);
  },
);

test.each([
  ...['![tax](tax)', '![tax](tax.svg)', '![tax.svg](tax)', '![tax.svg](tax.svg)'],
  ...['![IMG_1234](tax)', '![DSC01234](tax)', '![Screenshot 2025-05-03](tax)', '![a b.JPG](tax)'],
])('the words of %s are the name of a file', (body) => {
  expect(messagesOf(body)).toEqual([expect.stringContaining('is a file name')]);
});

test.each([
  ['a name with a space', 'See ![Taxes](my tax.jpg) here.', 5],
  ['a space before the name', '![Taxes] (tax)', 1],
  ['an address that is not there', '![Taxes][t]', 1],
  ['wiki markup', '![[tax.jpg]]', 1],
])('%s makes text of an image', (_name, body, column) => {
  const message = expect.stringContaining('shown as text') as string;
  expect(check('One.', '', body)).toMatchObject([{ line: 9, column, message }]);
});

test('every fault of every image is reported', () => {
  expect(check('![](one.x)', '![b](tax)', '![c](two.x)').map((it) => it.line)).toEqual([7, 7, 9]);
});
