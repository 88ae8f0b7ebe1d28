import { mkdir } from 'node:fs/promises';
import { article, GONE, type Rows, text } from './test-content';

const makeConflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main`;

export const fields: Rows = {
  'no title': article({ title: undefined }),
  'a title that is a number': article({ title: '2026' }),
  'a title of 90 characters': article({ title: 'x'.repeat(90) }),
  'no date': article({ date: undefined }),
  'a date that does not exist': article({ date: 'February 30, 2025' }),
  'a date with the day first': article({ date: '20th of November 2026' }),
  'no description': article({ description: undefined }),
  'a description of 49 characters': article({ description: 'x'.repeat(49) }),
  'an image that does not exist': article({ image: 'txa' }),
  'true in quotes': article({ draft: '"true"' }),
  'an author, a reviewer and a topic with unknown ids': article({
    ...{ author: 'adda', reviewedBy: 'Ada Eze', topic: 'loans' },
  }),
  'a correction dated before the article': article({ updated: 'May 2, 2025' }),
  'a correction dated in the future': article({ updated: 'May 3, 2205' }),
  'an answer of 15 characters': article({ answer: '₦36,000 an hour' }),
  'an answer without a unit': article({ answer: '"160"' }),
  'changes dated before the article and in the future, with a broken link and Markdown': article({
    changes: `[{ date: 'May 2, 2025', text: 'See [tax](/tax), **now**.' }, { date: 'May 3, 2205', text: a }]`,
  }),
  'four changes': article({ changes: `[${"{ date: 'May 3, 2025', text: a }, ".repeat(4)}]` }),
  'unknown fields': article({ category: 'Tax', descripton: 'x' }),
  'a date more than a year ahead': article({ date: 'May 3, 2205' }),
  'valid dates: corrected today, corrected on the day of publication, scheduled within a year': {
    'blog/7.md': article({ updated: '2025-06-01' }),
    'blog/8.md': article({ title: 'Eight', date: '2025-07-01', updated: '2025-07-01' }),
    'blog/9.md': article({ title: 'Nine', date: '2026-06-02' }),
  },
  'HTML in a title, and Markdown in the description of an image': article({
    title: 'Naira <b>now</b>',
    imageAlt: "'[a](/b)'",
  }),
  'articles with the same title and description': {
    'blog/7.md': article(),
    'blog/8.md': article(),
    'blog/9.md': article({ draft: 'true' }),
  },
};

export const frontMatter: Rows = {
  'a title with a colon and without quotes': article({ title: 'Naira: why' }),
  'a title with a colon in curly quotes': article({ title: '“Naira: why”' }),
  'an unclosed quotation mark above a value in quotation marks': article({
    title: '"Naira',
    imageAlt: '"A"',
  }),
  'a backslash in double quotes': article({ title: String.raw`"Rent\buy"` }),
  'a title that begins with asterisks': article({ title: '**Naira**' }),
  'a title with a space before #': article({ title: 'Pension #1 rule' }),
  'a field that occurs twice': article().replace('image: tax', 'image: tax\nimage: a'),
  'a tab before a field': article().replace('image:', '\timage:'),
  'a field with two spaces in front': article().replace('image:', '  image:'),
  'an empty file': '',
  'front matter without its second line of dashes': article().replace('\n---\n', '\n'),
  'a single word as front matter': article().replace(/(?<=---\n)[^]*(?=\n---)/, 'hello'),
};

export const sources: Rows = {
  'a file in Latin-1': Buffer.from(text('A café.'), 'latin1'),
  'invisible characters, which are removed': text('One\0 line\u200B here\u001B.'),
  'an unresolved Git merge': {
    'blog/7.md': article().replace('title: Diaspora wealth', (line) =>
      makeConflict(line, 'title: Other'),
    ),
    'blog/8.md': article({ title: 'Eight' }, '=======\n\nMore.\n\n>>>>>>> main'),
    'faq.yaml': `- question: a\n${makeConflict('  answer: b', '  answer: c')}\n`,
  },
  'a site without articles': { 'blog/6.md': undefined },
  'a folder named like an article': { 'blog/9.md': (file) => mkdir(file) },
  'invalid file names of articles': {
    'blog/07.md': article({ title: 'Seven' }),
    'blog/my-article.md': article({ title: 'Mine' }),
    // The next free number is 8, because /blog/7 is redirected. The remaining old URLs are not URLs of articles.
    'redirects.yaml': `${GONE}${['/blog/7', '/old/40', '/blog/a40', '/blog/4x', '/blog/045']
      .map((from) => `- { from: ${from}, to: / }\n`)
      .join('')}`,
  },
};
