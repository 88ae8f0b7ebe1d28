import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeArticle, makeImage } from '@/lib/content/test-content';
import { ArticleCard } from './article-card';
import { UnpublishedMark } from './unpublished-mark';

const image = makeImage('wealth.svg');
const article = makeArticle({ title: 'Black tax <and> love', image });

test.each([
  ['tile', 'Black tax <and> love', 'lazy'],
  ['lead', 'Read More about Black tax <and> love', 'eager'],
] as const)('the %s card has one link, "%s", and an %s image', (look, name, loading) => {
  render(<ArticleCard article={article} look={look} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/7');
  expect(screen.getByRole('heading', { level: 3, name: 'Black tax <and> love' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Black tax <and> love' })).toBeVisible();
  expect(screen.getByText('What post 7 is about.')).toBeVisible();
  expect(screen.getByText('June 21, 2025')).toHaveAttribute('datetime', '2025-06-21');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/images/wealth.svg');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', loading);
});

test.each([
  ['a draft with a future date', 'Draft: not published', { draft: true, date: '2999-01-05' }],
  ['a scheduled article', 'Appears on January 5, 2999', { draft: false, date: '2999-01-05' }],
  ['a published article', '', { draft: false, date: '2025-05-03' }],
])('%s has the mark "%s"', (_what, mark, article) => {
  const { container } = render(<UnpublishedMark article={article} />);
  expect(container.textContent).toBe(mark);
});
