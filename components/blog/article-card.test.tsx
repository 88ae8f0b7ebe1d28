import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage, makeArticle } from '../test-content';
import { ArticleCard, UnpublishedMark } from './article-card';

const image = makeImage({ file: 'wealth.svg' });
const article = makeArticle({ id: 7, title: 'Black tax <and> love', date: '2025-06-21', image });

test.each([
  ['tile', 'Black tax <and> love', 'lazy'],
  ['lead', 'Read More about Black tax <and> love', 'eager'],
] as const)('a card as a %s is one link, "%s"; its image loads %s', (look, name, loading) => {
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
  ['a draft', { draft: true, date: '2025-05-03' }, 'Draft: not published'],
  ['a draft of a future date', { draft: true, date: '2999-01-05' }, 'Draft: not published'],
  ['a scheduled article', { draft: false, date: '2999-01-05' }, 'Appears on January 5, 2999'],
  ['a published article', { draft: false, date: '2025-05-03' }, ''],
])('%s is marked so', (_what, marked, words) => {
  const { container } = render(<UnpublishedMark article={marked} />);
  expect(container.textContent).toBe(words);
});
