import { readFileSync } from 'node:fs';
import { makeArticleText, makeWords, type FieldsAsWritten } from '@/lib/content/test-content';

/** What an editor can break, the files it leaves in `content/`, and what is said of it in full. */
export type BrokenContent = {
  what: string;
  /** Texts or bytes by their path below `content/`; undefined where a file is missing. */
  files: Record<string, string | Buffer | undefined>;
  diagnostics?: string[];
  warnings?: string[];
};

const words = makeWords(800);
const HARD = 'Considerable institutional responsibilities notwithstanding. ';

/** An article of 800 words with the given end, which stands on line 10. */
function article(fields: FieldsAsWritten = {}, end = ''): string {
  return makeArticleText(fields, `\n${words}\n\n${end}\n`);
}

function replaceIn(file: string, before: string | RegExp, after: string): string {
  return readFileSync(`lib/content/fixture/content/${file}`, 'utf8').replace(before, after);
}

/** Something wrong in one article, which stops the build. */
function inArticle(what: string, text: string | Buffer, ...diagnostics: string[]): BrokenContent {
  return { what, files: { 'blog/7.md': text }, diagnostics };
}

export const brokenContents: BrokenContent[] = [
  inArticle(
    'no title',
    article({ title: undefined }),
    'content/blog/7.md:2:1 title: is missing; expected a title',
  ),
  inArticle(
    'an empty title',
    article({ title: '' }),
    'content/blog/7.md:2:7 title: is missing; expected a title',
  ),
  inArticle(
    'a list for title',
    article({ title: '[a, b]' }),
    'content/blog/7.md:2:8 title: expected a title, got a list; put double quotes around it',
  ),
  inArticle(
    'no date',
    article({ date: undefined }),
    'content/blog/7.md:2:1 date: is missing; expected a date such as "May 3, 2025" or 2025-05-03',
  ),
  inArticle(
    'an empty date',
    article({ date: '' }),
    'content/blog/7.md:3:6 date: is missing; expected a date such as "May 3, 2025" or 2025-05-03',
  ),
  inArticle(
    'a list for date',
    article({ date: '[a, b]' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got a list',
  ),
  inArticle(
    'no description',
    article({ description: undefined }),
    'content/blog/7.md:2:1 description: is missing; expected a description of 50 to 160 characters',
  ),
  inArticle(
    'an empty description',
    article({ description: '' }),
    'content/blog/7.md:4:13 description: is missing; expected a description of 50 to 160 characters',
  ),
  inArticle(
    'a list for description',
    article({ description: '[a, b]' }),
    'content/blog/7.md:4:14 description: expected a description of 50 to 160 characters, got a list; put double quotes around it',
  ),
  inArticle(
    'no image',
    article({ image: undefined }),
    'content/blog/7.md:2:1 image: is missing; expected the name of a picture in content/images',
  ),
  inArticle(
    'an empty image',
    article({ image: '' }),
    'content/blog/7.md:5:7 image: is missing; expected the name of a picture in content/images',
  ),
  inArticle(
    'a list for image',
    article({ image: '[a, b]' }),
    'content/blog/7.md:5:8 image: expected the name of a picture in content/images, got a list; put double quotes around it',
  ),
  inArticle(
    'a number for a title',
    article({ title: '2026' }),
    'content/blog/7.md:2:8 title: expected a title, got the number 2026; put double quotes around it',
  ),
  inArticle(
    'a title of 300 characters',
    article({ title: 'x'.repeat(300) }),
    'content/blog/7.md:2:8 title: has 300 characters; expected 80 at most',
  ),
  inArticle(
    'a title of 81 emoji',
    article({ title: '👩‍👩‍👧'.repeat(81) }),
    'content/blog/7.md:2:8 title: has 81 characters; expected 80 at most',
  ),
  inArticle(
    'a line of 900,000 characters in the head',
    article({ title: 'x'.repeat(900_000) }),
    'content/blog/7.md:2:8 title: has 900,000 characters; expected 80 at most',
  ),
  inArticle(
    'an unquoted colon in a title',
    article({ title: 'Naira: why' }),
    'content/blog/7.md:2:8 a value with a colon needs double quotes around it; a new field begins right under the one above',
  ),
  inArticle(
    'curly quotes around a value with a colon',
    article({ title: '“Naira: why”' }),
    'content/blog/7.md:2:8 curly quotation marks hold no value together; put straight ones around it, such as "a value"',
  ),
  inArticle(
    'an unclosed quote',
    article({ title: '"Naira' }),
    'content/blog/7.md:2:8 a quotation mark opens here and is not closed',
  ),
  inArticle(
    'emphasis in a title',
    article({ title: '**Naira**' }),
    'content/blog/7.md:2:8 a value that begins with *, & or ! needs double quotes around it',
  ),
  {
    what: 'HTML in a title',
    files: { 'blog/7.md': article({ title: 'Naira <b>now</b>' }) },
    warnings: [
      'content/blog/7.md:2:8 title: "<b>" is shown to readers as it is; write plain words',
    ],
  },
  {
    what: 'a script in a description',
    files: {
      'blog/7.md': article({
        description: 'What <script>alert(1)</script> families abroad can do with their money.',
      }),
    },
    warnings: [
      'content/blog/7.md:4:14 description: "<script>" is shown to readers as it is; write plain words',
    ],
  },
  {
    what: 'an entity in the words for the picture',
    files: { 'blog/7.md': article({ imageAlt: 'Bread &amp; butter' }) },
    warnings: [
      'content/blog/7.md:6:11 imageAlt: "&amp;" is shown to readers as it is; write plain words',
    ],
  },
  inArticle(
    'a description of 49 characters',
    article({ description: 'x'.repeat(49) }),
    'content/blog/7.md:4:14 description: has 49 characters; expected 50 to 160',
  ),
  inArticle(
    'a description of 161 characters',
    article({ description: 'x'.repeat(161) }),
    'content/blog/7.md:4:14 description: has 161 characters; expected 50 to 160',
  ),
  inArticle(
    'a description of 49 emoji, which a computer counts as 98',
    article({ description: '🏦'.repeat(49) }),
    'content/blog/7.md:4:14 description: has 49 characters; expected 50 to 160',
  ),
  inArticle(
    'a picture that is not there',
    article({ image: 'txa' }),
    'content/blog/7.md:5:8 image: there is no picture "txa" in content/images. Did you mean "tax"?',
  ),
  inArticle(
    'a picture in other capitals',
    article({ image: 'Tax' }),
    'content/blog/7.md:5:8 image: there is no picture "Tax" in content/images. Did you mean "tax"? Capitals count.',
  ),
  inArticle(
    'a picture with a path of Windows',
    article({ image: String.raw`C:\Users\Ada\tax.svg` }),
    'content/blog/7.md:5:8 image: there is no picture "C:\\Users\\Ada\\tax.svg" in content/images. Did you mean "tax"? A name stands alone, without folder or address.',
  ),
  inArticle(
    'a picture of another site',
    article({ image: 'https://pictures.example/tax.svg' }),
    'content/blog/7.md:5:8 image: there is no picture "https://pictures.example/tax.svg" in content/images. Did you mean "tax"? A name stands alone, without folder or address.',
  ),
  inArticle(
    'a list for the words of the picture',
    article({ imageAlt: '[a]' }),
    'content/blog/7.md:6:11 imageAlt: expected the picture in words, got a list; put double quotes around it',
  ),
  inArticle(
    'a quoted true',
    article({ draft: '"true"' }),
    'content/blog/7.md:6:8 draft: expected true or false without quotes (whether the article is a draft), got "true"',
  ),
  inArticle(
    'a yes for a draft',
    article({ draft: 'yes' }),
    'content/blog/7.md:6:8 draft: expected true or false without quotes (whether the article is a draft), got "yes"',
  ),
  inArticle(
    'an unknown field like a known one',
    article({ autor: 'Ada', descripton: 'x' }),
    'content/blog/7.md:6:1 autor: this key is not known. Expected one of: title, date, description, image, imageAlt, updated, draft',
    'content/blog/7.md:7:1 descripton: this key is not known. Did you mean "description"?',
  ),
  inArticle(
    'an id among the fields',
    article({ id: '7' }),
    'content/blog/7.md:6:1 id: this key is not known. Expected one of: title, date, description, image, imageAlt, updated, draft',
  ),
  inArticle(
    'a no-break space behind a name',
    article({ 'draft\u00A0': 'true' }),
    'content/blog/7.md:6:1 draft\u00A0: the name of this field has a special space, which word processors write; type its spaces again',
  ),
  inArticle(
    'a no-break space before a name',
    article({ '\u00A0draft': 'true' }),
    'content/blog/7.md:6:1 \u00A0draft: the name of this field has a special space, which word processors write; type its spaces again',
  ),
  inArticle(
    'a no-break space behind a colon',
    article().replace('title: ', 'title:\u00A0'),
    'content/blog/7.md:2:1 this line has a special space, which word processors write; type its spaces again',
  ),
  inArticle(
    'a zero-width space in a name',
    article().replace('title:', 'ti\u200Btle:'),
    'content/blog/7.md:2:3 an invisible character (U+200B) stands here; delete what is between the letters, or type the line again',
  ),
  inArticle(
    'a field twice',
    article().replace('image: tax', 'image: tax\nimage: credit'),
    'content/blog/7.md:6:1 this key is written twice; keep one',
  ),
  inArticle(
    'a tab before a field',
    article().replace('image:', '\timage:'),
    'content/blog/7.md:5:1 a tab stands where YAML wants spaces; indent with spaces',
  ),
  inArticle(
    'no space behind a colon',
    article().replace('image: ', 'image:'),
    'content/blog/7.md:5:1 this line is no field; write name: value with a space after the colon, and indent a value that goes on in the next line',
  ),
  inArticle(
    'a field nested by mistake',
    article().replace('image:', '  image:'),
    'content/blog/7.md:4:14 a value with a colon needs double quotes around it; a new field begins right under the one above',
  ),
  inArticle(
    'brackets in brackets in the head, ten thousand times',
    article({ title: '['.repeat(10_000) }),
    'content/blog/7.md:2:1 too many brackets or dashes stand in each other; a text that has them needs double quotes around it',
  ),
  inArticle(
    'for a date, February 30',
    article({ date: 'February 30, 2025' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "February 30, 2025"; there is no such day',
  ),
  inArticle(
    'for a date, June 31',
    article({ date: 'June 31, 2025' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "June 31, 2025"; there is no such day',
  ),
  inArticle(
    'for a date, a thirteenth month',
    article({ date: '2025-13-01' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "2025-13-01"; there is no such day',
  ),
  inArticle(
    'for a date, figures with slashes',
    article({ date: '3/5/25' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"',
  ),
  inArticle(
    'for a date, a missing comma',
    article({ date: 'May 3 2025' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "May 3 2025". Did you mean "May 3, 2025"?',
  ),
  inArticle(
    'for a date, a month in small letters',
    article({ date: 'may 3, 2025' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "may 3, 2025". Did you mean "May 3, 2025"?',
  ),
  inArticle(
    'for a date, a short month',
    article({ date: 'Sept 3, 2025' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "Sept 3, 2025". Did you mean "September 3, 2025"?',
  ),
  inArticle(
    'for a date, the day before the month',
    article({ date: '3rd May 2025' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3rd May 2025". Did you mean "May 3, 2025"?',
  ),
  inArticle(
    'for a date, an ISO day without noughts',
    article({ date: '2025-5-3' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "2025-5-3". Did you mean "May 3, 2025"?',
  ),
  inArticle(
    'for a date, a day with an hour',
    article({ date: '2025-05-03T10:00:00Z' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "2025-05-03T10:00:00Z". Did you mean "May 3, 2025"?',
  ),
  inArticle(
    'for a date, the year 1',
    article({ date: '0001-01-01' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "0001-01-01"; there is no such day',
  ),
  inArticle(
    'for a date, the year 202',
    article({ date: '0202-05-03' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "0202-05-03"; the year is too early',
  ),
  inArticle(
    'for a date, a day as Excel keeps it',
    article({ date: '45780' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got the number 45780',
  ),
  inArticle(
    'for a date, words',
    article({ date: 'next Saturday' }),
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "next Saturday"',
  ),
  {
    what: 'a date more than a year ahead',
    files: { 'blog/7.md': article({ date: 'May 3, 2205' }) },
    warnings: [
      'content/blog/7.md:3:7 date: the article waits until May 3, 2205, more than a year; look at the year',
    ],
  },
  inArticle(
    'a correction before the article',
    article({ updated: 'May 2, 2025' }),
    "content/blog/7.md:6:10 updated: is before the article's date, May 3, 2025; write the day of the correction, or take the line out",
  ),
  inArticle(
    'a correction to come',
    article({ updated: 'May 3, 2205' }),
    'content/blog/7.md:6:10 updated: May 3, 2205 has yet to come; write the day of the correction',
  ),
  inArticle(
    'a correction on no day',
    article({ updated: 'soon' }),
    'content/blog/7.md:6:10 updated: expected a date such as "May 3, 2025" or 2025-05-03, got "soon"',
  ),
  inArticle(
    'an empty file',
    '',
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'only spaces',
    '  \n \n',
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'no head',
    `${words}\n`,
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'text above the head',
    `Hello\n${article()}`,
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'a blank line above the head',
    `\n${article()}`,
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'a head that does not end',
    article().replace('\n---\n', '\n'),
    'content/blog/7.md:1:1 the fields at the top are not closed; put a line of three dashes under them',
  ),
  inArticle(
    'four dashes above the head',
    `-${article()}`,
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article. Did you mean "---"?',
  ),
  inArticle(
    'a head in TOML',
    article().replaceAll('---', '+++'),
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'a head in JSON',
    '{ "title": "Naira" }\n',
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article.',
  ),
  inArticle(
    'a program for a head',
    article().replace('---', '---js'),
    'content/blog/7.md:1:1 the file must begin with a line of three dashes and the fields of the article. Did you mean "---"?',
  ),
  inArticle(
    'an article without a text',
    article().slice(0, article().indexOf(words)),
    'content/blog/7.md:7:1 body: the article has no text',
  ),
  inArticle(
    'UTF-16 of Windows',
    Buffer.from(`\uFEFF${article({ date: 'soon' })}`, 'utf16le'),
    'content/blog/7.md:1:1 the file is saved as UTF-16; save it with the encoding UTF-8',
    'content/blog/7.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "soon"',
  ),
  inArticle(
    'UTF-16 without a mark',
    Buffer.from(article({ title: 'Little ends' }), 'utf16le'),
    'content/blog/7.md:1:1 the file is saved as UTF-16; save it with the encoding UTF-8',
  ),
  inArticle(
    'UTF-16, the other bytes first',
    Buffer.from(`\uFEFF${article({ title: 'Big ends' })}`, 'utf16le').swap16(),
    'content/blog/7.md:1:1 the file is saved as UTF-16; save it with the encoding UTF-8',
  ),
  inArticle(
    'Western Windows',
    Buffer.from(article({ title: 'Western' }, 'A café.'), 'latin1'),
    'content/blog/7.md:10:6 this character is not saved as UTF-8; save it with the encoding UTF-8',
  ),
  inArticle(
    'a picture for a text',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'content/blog/7.md:1:1 the file is not plain text but a document or picture; save it with the encoding UTF-8',
  ),
  inArticle(
    'a NUL byte in the head',
    article({ title: 'Nai\0ra' }),
    'content/blog/7.md:2:11 an invisible character (U+0000) stands here; delete what is between the letters, or type the line again',
  ),
  inArticle(
    'a NUL byte and others in the text',
    article({}, 'One\0 line\u0007 here\u001B.'),
    'content/blog/7.md:10:4 an invisible character (U+0000) stands here, and 2 more on this line; delete what is between the letters, or type the line again',
  ),
  inArticle(
    'a sign that turns letters round',
    article({}, 'Pay \u202E000,1\u202C naira.'),
    'content/blog/7.md:10:5 an invisible character that reverses the order of letters (U+202E) stands here, and 1 more on this line; delete what is between the letters, or type the line again',
  ),
  inArticle(
    'a damaged letter',
    article({}, 'A caf\uFFFD.'),
    'content/blog/7.md:10:6 a letter that was damaged by another program (U+FFFD) stands here; type the letter that was meant',
  ),
  inArticle(
    'a line end of a typesetting program',
    article({}, 'One.\u2028Two.'),
    'content/blog/7.md:10:5 an invisible character (U+2028) stands here; delete what is between the letters, or type the line again',
  ),
  inArticle(
    'a file of 5 MB',
    'x'.repeat(5_000_000),
    'content/blog/7.md:1:1 the file is 5.0 MB; the limit is 1 MB; a picture belongs into content/images',
  ),
  inArticle(
    'a line of 900,000 characters in the text',
    article({}, 'x'.repeat(900_000)),
    'content/blog/7.md:7:1 body: the text has more than 40,000 characters, several times those of an article; make articles of its parts',
  ),
  inArticle(
    'a text of ten articles',
    article({}, `${words}\n\n`.repeat(12)),
    'content/blog/7.md:7:1 body: the text has more than 40,000 characters, several times those of an article; make articles of its parts',
  ),
  inArticle(
    'quotes in quotes, ten thousand times',
    article({}, '>'.repeat(10_000)),
    'content/blog/7.md:10:1 body: this line begins with more than 5 characters such as > or *; one is enough',
  ),
  inArticle(
    'brackets in brackets, ten thousand times',
    article({}, '['.repeat(10_000)),
    'content/blog/7.md:10:1 body: more than 1,000 characters such as * _ [ > ( stand here without a blank line between them; take out what is too many',
  ),
  inArticle(
    'brackets of pictures, ten thousand times',
    article({}, '!['.repeat(5000)),
    'content/blog/7.md:10:1 body: more than 1,000 characters such as * _ [ > ( stand here without a blank line between them; take out what is too many',
  ),
  inArticle(
    'round brackets, ten thousand times',
    article({}, '('.repeat(10_000)),
    'content/blog/7.md:10:1 body: more than 1,000 characters such as * _ [ > ( stand here without a blank line between them; take out what is too many',
  ),
  inArticle(
    'asterisks, ten thousand times',
    article({}, '*'.repeat(10_000)),
    'content/blog/7.md:10:1 body: more than 1,000 characters such as * _ [ > ( stand here without a blank line between them; take out what is too many',
  ),
  inArticle(
    'open links, ten thousand times',
    article({}, '[a]('.repeat(2500)),
    'content/blog/7.md:10:1 body: more than 1,000 characters such as * _ [ > ( stand here without a blank line between them; take out what is too many',
  ),
  inArticle(
    'bullets in bullets, ten thousand times',
    article({}, '* '.repeat(5000)),
    'content/blog/7.md:10:1 body: this line begins with more than 5 characters such as > or *; one is enough',
  ),
  {
    what: 'an article named 0.md',
    files: { 'blog/0.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/0.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named -1.md',
    files: { 'blog/-1.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/-1.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 1.5.md',
    files: { 'blog/1.5.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/1.5.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 1e3.md',
    files: { 'blog/1e3.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/1e3.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 07.md',
    files: { 'blog/07.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/07.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 7.MD',
    files: { 'blog/7.MD': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/7.MD:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 7 (1).md',
    files: { 'blog/7 (1).md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/7 (1).md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 8.md.txt',
    files: { 'blog/8.md.txt': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/8.md.txt:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 8.markdown',
    files: { 'blog/8.markdown': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/8.markdown:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named 1000000000.md',
    files: { 'blog/1000000000.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/1000000000.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  {
    what: 'an article named my-article.md',
    files: { 'blog/my-article.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/my-article.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  inArticle(
    'a link to a link to no article',
    article({}, 'See [this](/blog/99).'),
    'content/blog/7.md:10:5 body: there is no article /blog/99',
  ),
  inArticle(
    'a link to an article with its ending',
    article({}, 'See [this](/blog/7.html).'),
    'content/blog/7.md:10:5 body: write the link /blog/7.html as /blog/7',
  ),
  inArticle(
    'a link to a page with its ending',
    article({}, 'See [this](/about.html).'),
    'content/blog/7.md:10:5 body: there is no page /about.html. Did you mean "/about"?',
  ),
  inArticle(
    'a link to a page in capitals',
    article({}, 'See [this](/About).'),
    'content/blog/7.md:10:5 body: there is no page /About. Did you mean "/about"?',
  ),
  inArticle(
    'a link to a place on no page',
    article({}, 'See [this](#nowhere).'),
    'content/blog/7.md:10:5 body: the link "#nowhere" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to an address without encryption',
    article({}, 'See [this](http://cbn.gov.ng).'),
    'content/blog/7.md:10:5 body: the link "http://cbn.gov.ng" is not secure; use https://, or another source',
  ),
  inArticle(
    'a link to another host by two slashes',
    article({}, 'See [this](//evil.example/x).'),
    'content/blog/7.md:10:5 body: the link "//evil.example/x" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to an address without https',
    article({}, 'See [this](www.cbn.gov.ng/rates).'),
    'content/blog/7.md:10:5 body: the link "www.cbn.gov.ng/rates" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to a script',
    article({}, 'See [this](javascript:alert(1)).'),
    'content/blog/7.md:10:5 body: the link "javascript:alert(1)" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to a script in capitals',
    article({}, 'See [this](JaVaScRiPt:alert(1)).'),
    'content/blog/7.md:10:5 body: the link "JaVaScRiPt:alert(1)" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to a script with a written colon',
    article({}, 'See [this](javascript&colon;alert(1)).'),
    'content/blog/7.md:10:5 body: the link "javascript:alert(1)" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to a script with a written tab',
    article({}, 'See [this](java&#9;script:alert(1)).'),
    'content/blog/7.md:10:5 body: the link "java script:alert(1)" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to data',
    article({}, 'See [this](data:text/html,x).'),
    'content/blog/7.md:10:5 body: the link "data:text/html,x" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to a program of Windows',
    article({}, 'See [this](vbscript:x).'),
    'content/blog/7.md:10:5 body: the link "vbscript:x" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link to a file name',
    article({}, 'See [this](8.md).'),
    'content/blog/7.md:10:5 body: the link "8.md" leads nowhere; an article is /blog/5, a page /services, another site https://…',
  ),
  inArticle(
    'a link with a space in it',
    article({}, 'See [this](/blog/1 2).'),
    'content/blog/7.md:10:5 body: this link is shown as text; write [words](/blog/5), the address whole and without spaces',
  ),
  {
    what: 'a link to a draft and to an article to come',
    files: {
      'blog/7.md': article({}, 'See [one](/blog/8) and [two](/blog/9).'),
      'blog/8.md': article({ title: 'Eight', draft: 'true' }),
      'blog/9.md': article({ title: 'Nine', date: '2025-12-01' }),
    },
    diagnostics: [
      'content/blog/7.md:10:5 body: the article /blog/8 is a draft; readers would not find it',
      'content/blog/7.md:10:24 body: the article /blog/9 comes out on December 1, 2025, after this one; readers would not find it',
    ],
  },
  {
    what: 'a link to a broken article, which is there all the same',
    files: {
      'blog/7.md': article({}, 'See [one](/blog/8).'),
      'blog/8.md': article({ title: undefined }),
    },
    diagnostics: ['content/blog/8.md:2:1 title: is missing; expected a title'],
  },
  inArticle(
    'a script for a picture',
    article({}, '![A stem](javascript:alert(1))'),
    'content/blog/7.md:10:1 body: there is no picture "javascript:alert(1)" in content/images. A picture of another website is not shown; put the file there and write its name.',
  ),
  inArticle(
    'a picture with a path of Windows in the text',
    article({}, String.raw`![A stem](images\tax.svg)`),
    'content/blog/7.md:10:1 body: there is no picture "images\\tax.svg" in content/images. Did you mean "tax"? A name stands alone, without folder or address.',
  ),
  inArticle(
    'a picture in other capitals in the text',
    article({}, '![A stem](TAX)'),
    'content/blog/7.md:10:1 body: there is no picture "TAX" in content/images. Did you mean "tax"? Capitals count.',
  ),
  {
    what: 'a script in the text',
    files: { 'blog/7.md': article({}, '<script>alert(1)</script>') },
    warnings: [
      'content/blog/7.md:10:1 body: "<script>" is shown to readers as it is, for HTML is not run; write **bold**, *emphasis*, [links](/blog/5) and tables with marks',
    ],
  },
  {
    what: 'HTML in the text',
    files: { 'blog/7.md': article({}, 'A <b>bold</b> word and <br/> more.') },
    warnings: [
      'content/blog/7.md:10:3 body: "<b>" is shown to readers as it is, for HTML is not run; write **bold**, *emphasis*, [links](/blog/5) and tables with marks',
    ],
  },
  inArticle(
    'a heading that jumps',
    article({}, '**One**\n\n#### Two'),
    'content/blog/7.md:12:1 body: a heading of level 4 stands under one of level 2; make it one of level 3',
  ),
  inArticle(
    'a small heading first',
    article({}, '1. Pay'),
    'content/blog/7.md:10:1 body: a small heading stands here before any main one; put a line all in **bold** above it',
  ),
  inArticle(
    'a table without its line of dashes',
    article({}, '| a | b |\n| 1 | 2 |'),
    'content/blog/7.md:10:1 body: this line is shown with its bars and not as a table; under the first row of a table belongs a line such as | --- | --- |, with as many parts as the row has cells',
  ),
  inArticle(
    'a row with too many cells',
    article({}, '| a | b |\n| - | - |\n| 1 | 2 | 3 |'),
    'content/blog/7.md:12:1 body: this row has more cells than the first row of the table, which has 2; what is beyond is not shown',
  ),
  {
    what: 'a caption without a table',
    files: { 'blog/7.md': article({}, 'Table: Weights') },
    warnings: [
      'content/blog/7.md:10:1 body: this is no table’s caption, for no table stands right below it',
    ],
  },
  inArticle(
    'code without an end',
    article({}, '```\n- one'),
    'content/blog/7.md:10:1 body: code begins here and does not end; put a line of ``` under it, or take the three signs out',
  ),
  inArticle(
    'a short text',
    makeArticleText({}, '\nOne line.\n'),
    'content/blog/7.md:7:1 body: has 2 words; expected 800 to 1,300. Until then "draft: true" holds it back',
  ),
  inArticle(
    'a hard text',
    makeArticleText({}, '\n' + `${HARD.repeat(40)}\n`.repeat(5)),
    'content/blog/7.md:7:1 body: is hard to read: a Flesch reading ease of -220.2; expected 40 or more. Shorter sentences and shorter words raise it',
  ),
  {
    what: '07.md beside 7.md',
    files: { 'blog/7.md': article(), 'blog/07.md': article({ title: 'Another' }) },
    diagnostics: [
      'content/blog/07.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
  },
  inArticle(
    'an at sign at the start of a value',
    article({ title: '@home' }),
    'content/blog/7.md:2:8 this cannot be read; a text with characters such as @ [ { # " needs quotes around the whole of it',
  ),
  inArticle(
    'brackets before a value',
    article({ title: '[Draft] Naira' }),
    'content/blog/7.md:2:16 this cannot be read; a text with characters such as @ [ { # " needs quotes around the whole of it',
  ),
  inArticle(
    'quotes around the first word',
    article({ title: '"Naira" now' }),
    'content/blog/7.md:2:16 this cannot be read; a text with characters such as @ [ { # " needs quotes around the whole of it',
  ),
  inArticle(
    'a backslash in quotes',
    article({ title: String.raw`"a\q"` }),
    'content/blog/7.md:2:10 a backslash in double quotes has a meaning of its own; write it twice',
  ),
  inArticle(
    'a word for the head',
    article().replace(/(?<=---\n)[^]*(?=\n---)/, 'hello'),
    'content/blog/7.md:2:1 expected a group of fields, each written as name: value, got "hello"',
  ),
  {
    what: 'two articles of one title',
    files: { 'blog/7.md': article(), 'blog/8.md': article() },
    diagnostics: ['content/blog/8.md:2:8 title: is the title of content/blog/7.md too'],
  },
  {
    what: 'no site.yaml',
    files: { 'site.yaml': undefined },
    diagnostics: ['content/site.yaml:1:1 the file is missing, and the site needs it; put it back'],
  },
  {
    what: 'no pages.yaml',
    files: { 'pages.yaml': undefined },
    diagnostics: ['content/pages.yaml:1:1 the file is missing, and the site needs it; put it back'],
  },
  {
    what: 'no services.yaml',
    files: { 'services.yaml': undefined },
    diagnostics: [
      'content/services.yaml:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'no reasons.yaml',
    files: { 'reasons.yaml': undefined },
    diagnostics: [
      'content/reasons.yaml:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'no badges.yaml',
    files: { 'badges.yaml': undefined },
    diagnostics: [
      'content/badges.yaml:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'no values.yaml',
    files: { 'values.yaml': undefined },
    diagnostics: [
      'content/values.yaml:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'no faq.yaml',
    files: { 'faq.yaml': undefined },
    diagnostics: ['content/faq.yaml:1:1 the file is missing, and the site needs it; put it back'],
  },
  {
    what: 'no redirects.yaml',
    files: { 'redirects.yaml': undefined },
    diagnostics: [
      'content/redirects.yaml:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'no list of addresses',
    files: { 'addresses.txt': undefined },
    diagnostics: [
      'content/addresses.txt:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'a missing page of prose',
    files: { 'pages/about.mdx': undefined },
    diagnostics: [
      'content/pages/about.mdx:1:1 the file is missing, and the site needs it; put it back',
    ],
  },
  {
    what: 'files that nothing reads',
    files: { 'sevices.yaml': '', 'pages/old.mdx': '', 'notes.txt': '' },
    warnings: [
      'content/notes.txt:1:1 nothing of the site reads this file; take it out.',
      'content/pages/old.mdx:1:1 nothing of the site reads this file; take it out.',
      'content/sevices.yaml:1:1 nothing of the site reads this file; take it out. Did you mean "services.yaml"?',
    ],
  },
  {
    what: 'an unclosed quote in site.yaml',
    files: { 'site.yaml': '- "a\n' },
    diagnostics: ['content/site.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in pages.yaml',
    files: { 'pages.yaml': '- "a\n' },
    diagnostics: ['content/pages.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in services.yaml',
    files: { 'services.yaml': '- "a\n' },
    diagnostics: ['content/services.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in reasons.yaml',
    files: { 'reasons.yaml': '- "a\n' },
    diagnostics: ['content/reasons.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in badges.yaml',
    files: { 'badges.yaml': '- "a\n' },
    diagnostics: ['content/badges.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in values.yaml',
    files: { 'values.yaml': '- "a\n' },
    diagnostics: ['content/values.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in faq.yaml',
    files: { 'faq.yaml': '- "a\n' },
    diagnostics: ['content/faq.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'an unclosed quote in redirects.yaml',
    files: { 'redirects.yaml': '- "a\n' },
    diagnostics: ['content/redirects.yaml:1:3 a quotation mark opens here and is not closed'],
  },
  {
    what: 'nothing in services.yaml',
    files: { 'services.yaml': '' },
    diagnostics: [
      'content/services.yaml:1:1 is missing; expected a list, each entry on a line that begins with a dash',
    ],
  },
  {
    what: 'an empty list in services.yaml',
    files: { 'services.yaml': '[]\n' },
    diagnostics: ['content/services.yaml:1:1 expected at least one service'],
  },
  {
    what: 'nothing in reasons.yaml',
    files: { 'reasons.yaml': '' },
    diagnostics: [
      'content/reasons.yaml:1:1 is missing; expected a list, each entry on a line that begins with a dash',
    ],
  },
  {
    what: 'an empty list in reasons.yaml',
    files: { 'reasons.yaml': '[]\n' },
    diagnostics: ['content/reasons.yaml:1:1 expected at least one entry'],
  },
  {
    what: 'nothing in badges.yaml',
    files: { 'badges.yaml': '' },
    diagnostics: [
      'content/badges.yaml:1:1 is missing; expected a list, each entry on a line that begins with a dash',
    ],
  },
  {
    what: 'an empty list in badges.yaml',
    files: { 'badges.yaml': '[]\n' },
    diagnostics: ['content/badges.yaml:1:1 expected at least one entry'],
  },
  {
    what: 'nothing in values.yaml',
    files: { 'values.yaml': '' },
    diagnostics: [
      'content/values.yaml:1:1 is missing; expected a list, each entry on a line that begins with a dash',
    ],
  },
  {
    what: 'an empty list in values.yaml',
    files: { 'values.yaml': '[]\n' },
    diagnostics: ['content/values.yaml:1:1 expected at least one entry'],
  },
  {
    what: 'nothing in faq.yaml',
    files: { 'faq.yaml': '' },
    diagnostics: [
      'content/faq.yaml:1:1 is missing; expected a list, each entry on a line that begins with a dash',
    ],
  },
  {
    what: 'an empty list in faq.yaml',
    files: { 'faq.yaml': '[]\n' },
    diagnostics: ['content/faq.yaml:1:1 expected at least one entry'],
  },
  {
    what: 'a group for a list',
    files: { 'faq.yaml': 'question: a\nanswer: b\n' },
    diagnostics: [
      'content/faq.yaml:1:1 expected a list, each entry on a line that begins with a dash, got a group of fields',
    ],
  },
  {
    what: 'a question without an answer',
    files: { 'faq.yaml': '- question: a\n- question: b\n  answr: c\n' },
    diagnostics: [
      'content/faq.yaml:1:3 [1].answer: is missing; expected its answer',
      'content/faq.yaml:2:3 [2].answer: is missing; expected its answer',
      'content/faq.yaml:3:3 [2].answr: this key is not known. Did you mean "answer"?',
    ],
  },
  {
    what: 'a question twice',
    files: { 'faq.yaml': '- question: a\n  answer: b\n- question: a\n  answer: c\n' },
    diagnostics: [
      'content/faq.yaml:3:13 [2].question: "a" is the question of entry 1 too; keep one of them',
    ],
  },
  {
    what: 'a service twice',
    files: { 'services.yaml': replaceIn('services.yaml', 'id: credit', 'id: financial') },
    diagnostics: [
      'content/services.yaml:16:7 [2].id: "financial" is the id of entry 1 too; keep one of them',
    ],
  },
  {
    what: 'a page twice in the navigation',
    files: { 'site.yaml': replaceIn('site.yaml', 'path: /about', 'path: /') },
    diagnostics: [
      'content/site.yaml:43:30 navigation[2].path: "/" is the path of entry 1 too; keep one of them',
    ],
  },
  {
    what: 'no link in the navigation',
    files: { 'site.yaml': replaceIn('site.yaml', /(?<=\nnavigation:)(?:\n .*)+/, ' []') },
    diagnostics: ['content/site.yaml:41:13 navigation: expected at least one link'],
  },
  {
    what: 'a telephone number as a number',
    files: { 'site.yaml': replaceIn('site.yaml', "'+234 800 000 0001'", '08000000001') },
    diagnostics: [
      'content/site.yaml:17:5 phones[1]: expected a telephone number in international form, such as "+234 800 000 0001", got the number 8000000001; put double quotes around it',
    ],
  },
  {
    what: 'a script for the address of the map',
    files: {
      'site.yaml': replaceIn(
        'site.yaml',
        /(?<= {2}url: )https:..www.openstreetmap.*/,
        'javascript:alert(1)',
      ),
    },
    diagnostics: [
      `content/site.yaml:74:8 map.url: expected the map's address, beginning with https://, got "javascript:alert(1)"`,
    ],
  },
  {
    what: 'an address that is none',
    files: { 'addresses.txt': '/about.html\n' },
    diagnostics: [
      'content/addresses.txt:1:1 expected an address of this site such as /blog/5, without .html or a slash at its end, got "/about.html"',
    ],
  },
  {
    what: 'a redirect to nowhere',
    files: { 'redirects.yaml': '- from: /blog/98\n  to: /blog/99\n' },
    diagnostics: ['content/redirects.yaml:2:7 [1].to: there is no article /blog/99'],
  },
];
