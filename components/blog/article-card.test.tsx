import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeArticle, makeImage } from '@/lib/content/test-content';
import { ArticleRow } from './article-row';

test('renders the title of the article, its answer and its publication date, with one link and an image', () => {
  const title = 'Buy-to-let <and> love';
  const fields = { updated: '2025-07-01', answer: '₦27.4m', topic: { id: 'tax', title: 'Tax' } };
  const article = makeArticle({ title, image: makeImage('wealth.svg'), ...fields });
  render(<ArticleRow article={article} look="lead" aboveTheFold />);
  const card = screen.getByRole('article', { name: title });
  expect(card).toHaveTextContent(`${title}Tax In short: ₦27.4m June 21, 2025What post 7`);
  const link = screen.getByRole('link', { name: `Read More about ${title}` });
  expect(link).toHaveAttribute('href', '/blog/7');
  expect(screen.getByText('June 21, 2025')).toHaveAttribute('datetime', '2025-06-21');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/images/wealth.svg');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
});

test.each([
  ['Draft: not published', 'a draft with a future date', { draft: true, date: '2999-01-05' }],
  ['Appears on January 5, 2999', 'scheduled', { draft: false, date: '2999-01-05' }],
  [undefined, 'published', { draft: false, date: '2025-05-03' }],
])('renders the label “%s” in the card of an article that is %s', (label, _state, article) => {
  const { container } = render(<ArticleRow article={makeArticle(article)} />);
  expect(container.querySelector('mark')?.textContent).toBe(label);
});
