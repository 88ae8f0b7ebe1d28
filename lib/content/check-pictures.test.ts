/** @jest-environment node */
import { checkPictures } from './check-pictures';
import { makeImages, makePost } from './test-content';

const images = makeImages('tax.svg', 'credit.png');

/** The problems of a body that begins on line 7 of the file. */
const check = (...lines: string[]) =>
  checkPictures(makePost({ body: lines.join('\n'), bodyLine: 7 }), images);

test.each([
  ['no picture', 'One line.'],
  ['a picture by its name', '![Taxes](tax)'],
  ['a picture by its file', '![Taxes](tax.svg)'],
  ['a picture without words', '![](credit.png)'],
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
])('%s is no name of a picture', (_name, url) => {
  expect(check(`![x](${url})`)).toMatchObject([
    {
      message: `there is no picture "${url}" in content/images. The name of a picture has only letters, digits, "-" and "_".`,
    },
  ]);
});
