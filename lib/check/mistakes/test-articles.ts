import { mkdir } from 'node:fs/promises';
import { article, GONE, type Rows, text } from './test-content';

/** As git leaves a line that two people have changed. */
const conflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main`;

export const fields: Rows = {
  'no title': article({ title: undefined }),
  'a number for a title': article({ title: '2026' }),
  'a title of 90 characters': article({ title: 'x'.repeat(90) }),
  'no date': article({ date: undefined }),
  'a day that does not exist': article({ date: 'February 30, 2025' }),
  'a date with the day first': article({ date: '20th of November 2026' }),
  'no description': article({ description: undefined }),
  'a short description': article({ description: 'x'.repeat(49) }),
  'an image that is missing': article({ image: 'txa' }),
  'a quoted true': article({ draft: '"true"' }),
  'an author and a topic that are not listed': article({
    ...{ author: 'adda', reviewedBy: 'Ada Eze', topic: 'loans' },
  }),
  'a correction before the article': article({ updated: 'May 2, 2025' }),
  'a correction in the future': article({ updated: 'May 3, 2205' }),
  'an answer of 15 characters': article({ answer: '₦36,000 an hour' }),
  'an answer without a unit': article({ answer: '"160"' }),
  'changes before the article and in the future, with a dead link and a mark': article({
    changes: `[{ date: 'May 2, 2025', text: 'See [tax](/tax), **now**.' }, { date: 'May 3, 2205', text: a }]`,
  }),
  'four changes': article({ changes: `[${"{ date: 'May 3, 2025', text: a }, ".repeat(4)}]` }),
  'unknown fields': article({ category: 'Tax', descripton: 'x' }),
  'a date years ahead': article({ date: 'May 3, 2205' }),
  'days that are right: corrected today, corrected on the day, within a year': {
    'blog/7.md': article({ updated: '2025-06-01' }),
    'blog/8.md': article({ title: 'Eight', date: '2025-07-01', updated: '2025-07-01' }),
    'blog/9.md': article({ title: 'Nine', date: '2026-06-02' }),
  },
  'HTML in a title, Markdown in a description': article({
    title: 'Naira <b>now</b>',
    imageAlt: "'[a](/b)'",
  }),
  'articles of one title': {
    'blog/7.md': article(),
    'blog/8.md': article(),
    'blog/9.md': article({ draft: 'true' }),
  },
};

export const frontMatter: Rows = {
  'an unquoted colon': article({ title: 'Naira: why' }),
  'curly quotes around a colon': article({ title: '“Naira: why”' }),
  'an unclosed quotation mark above a closed one': article({ title: '"Naira', imageAlt: '"A"' }),
  'a backslash in double quotes': article({ title: String.raw`"Rent\buy"` }),
  emphasis: article({ title: '**Naira**' }),
  'a number sign after a space': article({ title: 'Pension #1 rule' }),
  'a field twice': article().replace('image: tax', 'image: tax\nimage: a'),
  'a tab before a field': article().replace('image:', '\timage:'),
  'a field too far to the right': article().replace('image:', '  image:'),
  'an empty file': '',
  'front matter that does not end': article().replace('\n---\n', '\n'),
  'one word': article().replace(/(?<=---\n)[^]*(?=\n---)/, 'hello'),
};

export const sources: Rows = {
  'Latin 1': Buffer.from(text('A café.'), 'latin1'),
  'invisible characters, which are removed': text('One\0 line\u200B here\u001B.'),
  'a git merge that is not resolved': {
    'blog/7.md': article().replace('title: Diaspora wealth', (it) => conflict(it, 'title: Other')),
    'blog/8.md': article({ title: 'Eight' }, '=======\n\nMore.\n\n>>>>>>> main'),
    'faq.yaml': `- question: a\n${conflict('  answer: b', '  answer: c')}\n`,
  },
  'no article': { 'blog/6.md': undefined },
  'a folder named like an article': { 'blog/9.md': (file) => mkdir(file) },
  'names that no article can have': {
    'blog/07.md': article({ title: 'Seven' }),
    'blog/my-article.md': article({ title: 'Mine' }),
    // The next one is above the number of a withdrawn article; the others are not of articles.
    'redirects.yaml': `${GONE}${['/blog/7', '/old/40', '/blog/a40', '/blog/4x', '/blog/045']
      .map((from) => `- { from: ${from}, to: / }\n`)
      .join('')}`,
  },
};
