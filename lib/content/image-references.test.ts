import { checkPictures } from './image-references';
import { makeImages, makePost } from './test-content';

const images = makeImages('tax.svg', 'credit.png');

/** The problems of a body that begins on line 7 of the file. */
const check = (...lines: string[]) =>
  checkPictures(makePost({ body: lines.join('\n'), bodyLine: 7 }), images).diagnostics;

test.each([
  ['no picture', 'One line.'],
  ['a picture by its name', '![Taxes](tax)'],
  ['a picture by its file', '![Taxes](tax.svg)'],
  ['words that are the name with a capital', '![Credit](credit.png)'],
  ['an exclamation before a link', 'Read this! [Credit](/services#credit)'],
  ['a picture in a sentence', 'See ![Taxes](tax) here.'],
  ['a link to a page that is no picture', '[Credit](/services#credit)'],
  ['HTML, which is text', '<img src="nothing.png">'],
  ['a picture shown as code', '`![x](nothing)`'],
  ['a picture named below', '![Taxes][t]\n\n[t]: tax'],
])('%s is no problem', (_name, body) => {
  expect(check(body)).toEqual([]);
});

test('a missing picture is named with its line in the file', () => {
  expect(check('', 'First.', '', 'See ![Credit](credti.png) here.')).toEqual([
    {
      file: 'content/blog/7.md',
      line: 10,
      column: 5,
      field: 'body',
      severity: 'error',
      message: 'there is no picture "credti.png" in content/images. Did you mean "credit"?',
    },
  ]);
});

test.each([
  ['in a bullet', ['- one', '- ![x](nothing)'], 8],
  ['below a small heading', ['1. First', '![x](nothing)'], 8],
  ['in a table', ['| a |', '| - |', '| ![x](nothing) |'], 9],
  ['after lines that are paragraphs of their own', ['a', 'b', 'c', '![x](nothing)'], 10],
  ['named below', ['a', '', '![x][y]', '', '[y]: nothing'], 9],
])('a missing picture %s', (_name, body, line) => {
  expect(check(...body)).toMatchObject([
    { line, message: 'there is no picture "nothing" in content/images.' },
  ]);
});

test('every missing picture is named', () => {
  expect(check('![a](one.x)', '![b](tax)', '![c](two.x)').map(({ line }) => line)).toEqual([7, 9]);
});

test.each([
  ['an address elsewhere', 'https://elsewhere.example/tax.png'],
  ['the address on the site', '/images/tax.svg'],
  ['a path on the disk', '../images/tax.svg'],
  ['a path of Windows', 'content\\images\\tax.svg'],
])('%s is no name of a picture', (_name, url) => {
  expect(check(`![x](${url})`)).toMatchObject([
    {
      message: `there is no picture "${url}" in content/images. Did you mean "tax"? A name stands alone, without folder or address.`,
    },
  ]);
});

const EXAMPLE = 'write ![A market stall at dusk](photo), with what the picture shows';

test.each([
  ['nothing', '![](tax)'],
  ['a space', '![ ](tax)'],
  ['nothing, above a caption', '![](tax "Taxes")'],
  ['nothing, named below', '![][t]\n\n[t]: tax'],
])('a picture with %s for words', (_name, body) => {
  expect(check('One.', '', body)).toEqual([
    {
      file: 'content/blog/7.md',
      line: 9,
      column: 1,
      field: 'body',
      severity: 'error',
      message: `the picture has no words for those who do not see it; ${EXAMPLE}`,
    },
  ]);
});

test.each([
  ['tax', 'tax'],
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax'],
  ['tax.svg', 'tax.svg'],
  ['IMG_1234', 'tax'],
  ['DSC01234', 'tax'],
  ['Screenshot 2025-05-03', 'tax'],
  ['a photo.JPG', 'tax'],
])('the words %j of %j are the name of a file', (alt, name) => {
  expect(check(`![${alt}](${name})`)).toMatchObject([
    {
      message: `"${alt}" is the name of a file and tells nothing to those who do not see the picture; ${EXAMPLE}`,
    },
  ]);
});

test.each([['IMG'], ['Image of a stall'], ['Photo 51, of DNA'], ['Taxes 2025']])(
  'the words %j are words',
  (alt) => {
    expect(check(`![${alt}](tax)`)).toEqual([]);
  },
);

test.each([
  ['a name with a space', 'See ![Taxes](my tax.jpg) here.', 5],
  ['a space before the name', '![Taxes] (tax)', 1],
  ['an address that is not there', '![Taxes][t]', 1],
  ['a wiki’s way', '![[tax.jpg]]', 1],
])('%s makes text of a picture', (_name, body, column) => {
  expect(check('One.', '', body)).toEqual([
    {
      file: 'content/blog/7.md',
      line: 9,
      column,
      field: 'body',
      severity: 'error',
      message:
        'this is shown as text and not as a picture; write ![what it shows](name), the name without spaces',
    },
  ]);
});

test('a picture that is missing and has no words has two faults', () => {
  expect(check('![](nothing)').map(({ line }) => line)).toEqual([7, 7]);
});
