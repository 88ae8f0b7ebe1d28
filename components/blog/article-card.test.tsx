import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeArticle, makeImage } from '@/lib/content/test-content';
import { ArticleRow } from './article-row';
import { ArticleTiles } from './article-tiles';
import { UnpublishedMark } from './unpublished-mark';

const image = makeImage('wealth.svg');
const article = makeArticle({
  title: 'Buy-to-let <and> love',
  image,
  updated: '2025-07-01',
  answer: '₦27.4m',
});
// A word joiner keeps the compound on one line.
const title = 'Buy-\u2060to-\u2060let <and> love';

test.each([
  [
    'tile',
    title,
    'lazy',
    <ArticleTiles
      key=""
      id="new"
      title=""
      action=""
      articles={[article, makeArticle({ id: 8 })]}
    />,
  ],
  [
    'lead',
    `Read More about ${title}`,
    'eager',
    <ArticleRow key="" article={article} look="lead" aboveTheFold />,
  ],
] as const)('the %s has one link, "%s", and an %s image', (_look, name, loading, card) => {
  render(card);
  const [element = document.body] = screen.getAllByRole('article', { name: title });
  const shown = within(element);
  expect(shown.getByRole('link')).toHaveAccessibleName(name);
  expect(shown.getByRole('link')).toHaveAttribute('href', '/blog/7');
  expect(shown.getByText('July 1, 2025')).toHaveAttribute('datetime', '2025-07-01');
  // A screen reader meets the figure after the title.
  expect(element.textContent.replaceAll('\u00a0', ' ')).toContain(
    `${title}In short: ₦27.4mUpdated July 1, 2025 first published June 21, 2025What post 7`,
  );
  expect(shown.getByRole('presentation')).toHaveAttribute('src', '/images/wealth.svg');
  expect(shown.getByRole('presentation')).toHaveAttribute('loading', loading);
});

test.each([
  ['a draft with a future date', 'Draft: not published', { draft: true, date: '2999-01-05' }],
  ['a scheduled article', 'Appears on January 5, 2999', { draft: false, date: '2999-01-05' }],
  ['a published article', '', { draft: false, date: '2025-05-03' }],
])('%s has the mark "%s"', (_what, mark, article) => {
  const { container } = render(<UnpublishedMark article={article} />);
  expect(container.textContent).toBe(mark);
});
