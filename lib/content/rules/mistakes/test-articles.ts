import { mkdir } from 'node:fs/promises';
import {
  makeSample,
  REDIRECTS_OF_OLD_ARTICLES,
  type Samples,
  makeSampleWithBody,
} from './test-content';

const makeConflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main`;

export const fields: Samples = {
  'no title': makeSample({ title: undefined }),
  'a title that is a number': makeSample({ title: '2026' }),
  'a title of 90 characters': makeSample({ title: 'x'.repeat(90) }),
  'no date': makeSample({ date: undefined }),
  'a date that does not exist': makeSample({ date: 'February 30, 2025' }),
  'a date that begins with the day': makeSample({ date: '20th of November 2026' }),
  'no description': makeSample({ description: undefined }),
  'a description of 49 characters': makeSample({ description: 'x'.repeat(49) }),
  'an image that does not exist': makeSample({ image: 'txa' }),
  'a quoted value in the field draft, and example text': makeSample({ draft: '"true"' }, 'REPLACE'),
  'an author, a reviewer and a topic with unknown ids': makeSample({
    ...{ author: 'adda', reviewedBy: 'Ada Eze', topic: 'loans' },
  }),
  'a correction dated before the article': makeSample({ updated: 'May 2, 2025' }),
  'a correction dated in the future': makeSample({ updated: 'May 3, 2205' }),
  'an answer that is too long (15 characters)': makeSample({ answer: '₦36,000 an hour' }),
  'an answer without a unit': makeSample({ answer: '"160"' }),
  'changes: one dated before the article, one dated in the future; a broken link and Markdown in a text':
    makeSample({
      changes: `[{ date: 'May 2, 2025', text: 'See [tax](/tax), **now**.' }, { date: 'May 3, 2205', text: a }]`,
    }),
  'four changes': makeSample({ changes: `[${"{ date: 'May 3, 2025', text: a }, ".repeat(4)}]` }),
  'an unknown field': makeSample({ descripton: 'x' }),
  'a date more than a year in the future': makeSample({ date: 'May 3, 2205' }),
  'valid dates: corrected today, corrected on the publication day, scheduled a year ahead': {
    'blog/7.md': makeSample({ updated: '2025-06-01' }),
    'blog/8.md': makeSample({ title: 'Eight', date: '2025-07-01', updated: '2025-07-01' }),
    'blog/9.md': makeSample({ title: 'Nine', date: '2026-06-02' }),
  },
  'HTML and a placeholder in a title, and Markdown in alternative text': makeSample({
    title: 'Naira <b>now</b> in {city}',
    imageAlt: "'[a](/b)'",
  }),
  'three articles with the same title and description': {
    'blog/7.md': makeSample(),
    'blog/8.md': makeSample(),
    'blog/9.md': makeSample({ draft: 'true' }),
  },
};

export const frontMatter: Samples = {
  'a title with a colon and without quotes': makeSample({ title: 'Naira: why' }),
  'a title with a colon in curly quotes': makeSample({ title: '“Naira: why”' }),
  'an open quotation mark above a quoted value': makeSample({ title: '"Naira', imageAlt: '"A"' }),
  'a title that begins with asterisks': makeSample({ title: '**Naira**' }),
  'a title that contains a space and then #': makeSample({ title: 'Pension #1 rule' }),
  'a field that occurs twice': makeSample().replace('image: tax', 'image: tax\nimage: a'),
  'a tab before a field': makeSample().replace('image:', '\timage:'),
  'two spaces before a field': makeSample().replace('image:', '  image:'),
  'an empty file': '',
  'front matter without the second line of dashes': makeSample().replace('\n---\n', '\n'),
  'a single word as front matter': makeSample().replace(/(?<=---\n)[^]*(?=\n---)/, 'hello'),
};

const FROM_OLD_URLS = ['/blog/7', '/old/40', '/blog/a40', '/blog/4x', '/blog/045']
  .map((from) => `- { from: ${from}, to: / }\n`)
  .join('');

export const sources: Samples = {
  'a file that is not saved as UTF-8': Buffer.from(makeSampleWithBody('A café.'), 'latin1'),
  'invisible characters, which are removed': makeSampleWithBody('One\0 line\u200B here\u001B.'),
  'two versions of the same lines, left in the file by Git': {
    'blog/7.md': makeSample().replace('title: Diaspora wealth', (line) =>
      makeConflict(line, 'title: Other'),
    ),
    'blog/8.md': makeSample({ title: 'Eight' }, '=======\n\nMore.\n\n>>>>>>> main'),
    'faq.yaml': `- question: a\n${makeConflict('  answer: b', '  answer: c')}\n`,
  },
  'a site without articles': { 'blog/6.md': undefined },
  'a folder with the name of an article file': { 'blog/9.md': (file) => mkdir(file) },
  'articles with invalid file names': {
    'blog/07.md': makeSample({ title: 'Seven' }),
    'blog/my-article.md': makeSample({ title: 'Mine' }),
    // The redirect from /blog/7 makes 8 the next free number. The other redirects reserve no number.
    'redirects.yaml': REDIRECTS_OF_OLD_ARTICLES + FROM_OLD_URLS,
  },
};
