import { parseBody } from '@/lib/content/markdown/parse-body';
import { findBrokenMarkup } from './find-broken-markup';

const find = (body: string) =>
  findBrokenMarkup(parseBody(body), body).map(
    ({ level, line, column, message }) => `${level} ${line}:${column} ${message.split(';', 1)[0]}`,
  );

test.each([
  ['words, marks and links', '**One**\n\nA *b* [c](/blog/1) <https://a.example> 3 < 4 > 2\n\n- d'],
  ['a table with its caption', 'Table: One\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 |'],
  ['code with its end', '```\n- <b>\n[a](b c)\n```\n\nafter'],
  ['a picture, which has a check of its own', '![a](b c)'],
  ['a bracket that is no link', 'He said [sic] (and meant it)'],
  ['a word that begins like a caption', 'Table: of contents?\n\n| a |\n| - |'],
])('nothing is to be said of %s', (_what, body) => {
  expect(find(body)).toEqual([]);
});

test.each([
  [
    'an element',
    'A <b>word</b>',
    ['hint 1:3 "<b>" is shown to readers as it is, for HTML is not run'],
  ],
  [
    'a comment',
    'a\n\n<!-- b -->',
    ['hint 3:1 "<!--" is shown to readers as it is, for HTML is not run'],
  ],
  ['a space in an address', 'See [a](/blog/1 2).', ['fault 1:5 this link is shown as text']],
  ['a link that does not end', '- [a](/blog/1', ['fault 1:3 this link is shown as text']],
  [
    'rows without the line of dashes',
    'a\n\n| a | b |\n| 1 | 2 |\n| 3 | 4 |\n\nb\n\n| c |',
    ['fault 3:1', 'fault 9:1'].map(
      (place) => `${place} this line is shown with its bars and not as a table`,
    ),
  ],
  [
    'a cell too many',
    '| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | 3 |',
    ['fault 4:1 this row has more cells than the first row of the table, which has 2'],
  ],
  ['code without an end', 'a\n\n```\nb\n', ['fault 3:1 code begins here and does not end']],
  [
    'code that ends with other signs',
    '```\nb\n~~~',
    ['fault 1:1 code begins here and does not end'],
  ],
  [
    'a caption away from its table',
    'Table: One\n\na\n\n| a |\n| - |',
    ['hint 1:1 this is no table’s caption, for no table stands right below it'],
  ],
  [
    'a caption below its table',
    '| a |\n| - |\n\nTable: One',
    ['hint 4:1 this is no table’s caption, for no table stands right below it'],
  ],
])('%s is found', (_what, body, found) => {
  expect(find(body)).toEqual(found);
});
