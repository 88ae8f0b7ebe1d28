import { parseArticle, type Article } from '@/lib/content/article';
import { checkArticle } from '@/lib/authoring/check-article';
import { loadImages } from '@/lib/images/load-images';
import { longArticle, longArticleLimits, shortArticle } from '../generated-articles';
import { expect, test } from '../test';

/** As many as the largest site that is measured. */
const ids = Array.from({ length: 2000 }, (_, index) => index + 1);

type Write = (id: number, images: readonly string[]) => string;

/** What the site makes of the articles; throws when it would refuse one. */
async function readArticles(write: Write): Promise<Article[]> {
  const { value: images } = await loadImages(process.cwd());
  const names = [...images.keys()];
  return ids.map((id) => {
    const source = { file: `content/blog/${id}.md`, text: write(id, names) };
    const { article, diagnostics } = parseArticle(source, images);
    if (!article) throw new Error(JSON.stringify(diagnostics));
    return article;
  });
}

for (const [kind, write] of [
  ['short', shortArticle],
  ['long', longArticle],
] as const) {
  test(`2,000 ${kind} articles pass the checks, and no title or description repeats`, async () => {
    const articles = await readArticles(write);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(ids.length);
    expect(new Set(articles.map(({ description }) => description)).size).toBe(ids.length);
  });
}

test('long articles read like real ones, and none is dated in the future', async () => {
  const articles = await readArticles(longArticle);
  // One assertion for all: the runner keeps a record of each.
  expect(articles.filter((article) => !keepsLimits(article))).toEqual([]);
  expect(articles.flatMap(listTextProblems)).toEqual([]);
});

function listTextProblems(article: Article) {
  const parts = { ...article, locate: () => ({ line: 1, column: 1 }) };
  const targets = { articles: new Map<number, Article>(), siteUrl: undefined, today: article.date };
  return checkArticle({ article, parts }, targets)?.diagnostics ?? [];
}

function keepsLimits({ title, description, date }: Article): boolean {
  const limits = longArticleLimits;
  const within = (length: number, { min, max }: { min: number; max: number }) =>
    length >= min && length <= max;
  return (
    within(title.length, limits.title) &&
    within(description.length, limits.description) &&
    date <= '2025-11-01'
  );
}

test('an article is the same text each time', () => {
  expect(longArticle(7, ['tax'])).toBe(longArticle(7, ['tax']));
  expect(longArticle(7, ['tax'])).not.toBe(longArticle(8, ['tax']));
});
