import type { Article } from '@/lib/content/article';
import { makePost } from '@/lib/content/test-content';
import { checkHead } from './check-head';

const locate = () => ({ line: 3, column: 7 });

function check(overrides: Partial<Article>) {
  const article = makePost({ date: '2025-05-03', ...overrides });
  const { diagnostics, warnings } = checkHead(
    article,
    { file: article.file, locate },
    '2025-06-01',
  );
  return [diagnostics.map(({ field }) => field), warnings.map(({ field }) => field)];
}

test.each<[string, Partial<Article>]>([
  ['plain words', { title: 'M&A: 5 < 6 & 7 > 3*2', imageAlt: 'A “stall” at 9 am' }],
  ['a correction of today', { updated: '2025-06-01' }],
  ['a correction of an article to come, on its day', { date: '2025-07-01', updated: '2025-07-01' }],
  ['an article within a year', { date: '2026-05-30' }],
])('nothing is to be said of %s', (_what, overrides) => {
  expect(check(overrides)).toEqual([[], []]);
});

test.each<[string, Partial<Article>, string[], string[]]>([
  ['a correction to come', { updated: '2025-06-02' }, ['updated'], []],
  ['an article of another century', { date: '2125-05-03' }, [], ['date']],
  ['an element in the title', { title: 'A <b>bold</b> word' }, [], ['title']],
  ['marks in the description', { description: 'A **bold** word' }, [], ['description']],
  ['a link in the words for the picture', { imageAlt: '[a](/b)' }, [], ['imageAlt']],
  ['an entity in the title', { title: 'Bread &amp; butter' }, [], ['title']],
])('%s is told', (_what, overrides, diagnostics, warnings) => {
  expect(check(overrides)).toEqual([diagnostics, warnings]);
});
