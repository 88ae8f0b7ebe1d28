import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { Article } from '@/lib/content/article';
import { makePost } from '../test-content';
import { ArticleView } from './article-view';

function renderArticle(article: Partial<Article> = {}, readingMinutes = 5) {
  render(
    <ArticleView
      article={makePost({ id: 7, title: 'Diaspora wealth', imageAlt: 'A basket', ...article })}
      readingMinutes={readingMinutes}
      disclaimer={{ title: 'Before you act on this', text: 'This is general information.' }}
      breadcrumb={<nav>The way here</nav>}
      after={<p>The way on.</p>}
    >
      <p>The body.</p>
    </ArticleView>,
  );
  return screen.getByRole('article', { name: 'Diaspora wealth' });
}

/** What the list of facts says under a term. */
function fact(term: string) {
  const terms = screen.getAllByRole('term').filter(({ textContent }) => textContent === term);
  return terms.map((element) => element.nextElementSibling?.textContent);
}

test('the title is the one heading of level 1, and stands once more over the text', () => {
  renderArticle();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Diaspora wealth$/);
  const titles = screen.getAllByText('Diaspora wealth');
  expect(titles).toHaveLength(2);
  expect(screen.getAllByRole('heading', { name: 'Diaspora wealth' })).toHaveLength(1);
});

test('banner, picture, title and body follow each other', () => {
  const article = renderArticle();
  const [banner, title] = screen.getAllByText('Diaspora wealth');
  const parts = [banner, screen.getByRole('img'), title, screen.getByText('The body.')];
  for (const part of parts) expect(article).toContainElement(part ?? null);
  const inOrder = parts.toSorted((a, b) => {
    if (!a || !b) throw new Error('A part is missing');
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  expect(inOrder).toEqual(parts);
});

test('the picture has its words and is loaded first', () => {
  renderArticle();
  expect(screen.getByRole('img', { name: 'A basket' })).toHaveAttribute('loading', 'eager');
});

test('the day of publication is told; no correction, no word of one', () => {
  renderArticle({ date: '2025-06-21' });
  expect(fact('Published')).toEqual(['June 21, 2025']);
  expect(fact('Updated')).toEqual([]);
});

test('the day of a correction is told', () => {
  renderArticle({ date: '2025-06-21', updated: '2025-07-01' });
  expect(fact('Published')).toEqual(['June 21, 2025']);
  expect(fact('Updated')).toEqual(['July 1, 2025']);
});

test.each([
  [1, '1 minute'],
  [5, '5 minutes'],
])('%i minutes of reading are told as %s', (minutes, text) => {
  renderArticle({}, minutes);
  expect(fact('Reading time')).toEqual([text]);
});

test('the way here stands over the title; the disclaimer between the body and the way on', () => {
  const article = renderArticle();
  const parts = [
    within(article).getByRole('navigation'),
    within(article).getByRole('heading', { level: 1 }),
    within(article).getByText('The body.'),
    within(article).getByRole('complementary', { name: 'Before you act on this' }),
    within(article).getByText('The way on.'),
  ];
  expect(parts[3]).toHaveTextContent('This is general information.');
  parts.slice(1).forEach((part, index) => {
    const order = parts[index]?.compareDocumentPosition(part) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
