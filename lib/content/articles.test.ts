import matter from 'gray-matter';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { parseArticle, resolveArticle } from './articles';
import { type FrontMatterSource, makeArticleText, makeImages, makePerson } from './test-content';

const images = makeImages('tax.svg', 'credit.png');
const people = [makePerson(), makePerson({ id: 'tunde' })];

const parse = (text: string, name = '7.md') => parseArticle({ file: `content/blog/${name}`, text });
const topics = [{ id: 'credit', title: 'Credit' }];
const resolve = (text: string, name?: string) =>
  resolveArticle(parse(text, name), images, people, topics, 'https://www.baobab.example');
const problemsIn = (text: string) => parse(text).diagnostics.map(formatDiagnostic);

test('reads the fields of an article from its front matter, its id from its file name, and its text from the body', () => {
  const text = makeArticleText({}, '\n**First**\n\nOne line.\n');
  expect(resolve(text, '24.md')).toMatchObject({
    id: 24,
    title: 'Diaspora wealth',
    date: '2025-05-03',
    description: 'Diaspora wealth – what families abroad can do with money at home.',
    image: { name: 'tax', file: 'tax.svg', width: 1200, height: 675 },
    imageAlt: '',
    draft: false,
    text: { source: '\n**First**\n\nOne line.\n' },
    file: 'content/blog/24.md',
  });
});

test('parses a file again only if its text has changed', () => {
  const text = makeArticleText();
  expect(parse(text)).toBe(parse(text));
  expect(parse(makeArticleText({ title: 'Other' })).fields?.title).toBe('Other');
});

test('lists the articles and services that the body links to with a path or a full URL', () => {
  const body =
    '[part](/blog/5#h-a "Part") ![Tax](tax) [credit](/services#credit) [whole](https://www.baobab.example/blog/7#:~:text=a) `[code](/blog/9)` [other](https://baobab.example/blog/8)';
  expect(resolve(makeArticleText({}, body))?.links).toEqual({
    articles: [5, 7],
    services: ['credit'],
  });
});

test.each<[string, FrontMatterSource, object]>([
  [
    'a correction date in words to an ISO date',
    { updated: 'June 1, 2025' },
    { updated: '2025-06-01' },
  ],
  [
    'empty optional fields to their defaults',
    { imageAlt: '""', draft: '' },
    { imageAlt: '', draft: false },
  ],
  [
    'the ids of a topic, an author and a reviewer to the topic and the people',
    { topic: 'credit', author: 'tunde', reviewedBy: 'ada' },
    { topic: topics[0], author: people[1], reviewedBy: people[0] },
  ],
])('resolves %s', (_case, fields, expected) => {
  expect(resolve(makeArticleText(fields))).toMatchObject(expected);
});

test.each(['0.md', '07.md', '7a.md', '7.mdx'])('returns no article for a file named %j', (name) => {
  expect(resolve(makeArticleText(), name)).toBeUndefined();
});

test('does not execute JavaScript in the front matter', () => {
  const emitWarning = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const text = `---js\n{ title: (process.emitWarning('run'), 'x') }\n---\n\nOne line.\n`;
  // First, confirm that gray-matter itself would execute this JavaScript.
  matter(text, {});
  expect(emitWarning).toHaveBeenCalledTimes(1);
  expect(problemsIn(text)).toEqual([expect.stringContaining(':1:1 the first line')]);
  expect(emitWarning).toHaveBeenCalledTimes(1);
  emitWarning.mockRestore();
});
