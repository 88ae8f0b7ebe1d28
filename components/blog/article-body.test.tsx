import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeArticle, makeImage } from '@/lib/content/test-content';
import { ArticleBody } from './article-body';
import { focusScroller } from './focus-scroller.behaviour';

function renderBody(body: string) {
  const images = new Map([['growth', makeImage('growth.png', 640, 480)]]);
  const article = makeArticle({ body, images });
  render(<ArticleBody html={article.text.opening} article={article} hasContactLinks />);
}

test('renders an image with its width and lazy loading', () => {
  renderBody('![A stem](growth "How it grows")');
  const image = within(screen.getByRole('figure')).getByRole('img', { name: 'A stem' });
  expect(image).toHaveAttribute('src', '/images/growth-640.webp');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test.each([
  [0, 400],
  [-1, 300],
])('sets tabindex to %i on a 300 px box if its table is %i px wide', (tabIndex, scrollWidth) => {
  const box = document.createElement('div');
  box.tabIndex = 0;
  Object.defineProperties(box, {
    scrollWidth: { value: scrollWidth },
    clientWidth: { value: 300 },
  });
  const observe = jest.fn();
  window.ResizeObserver = class {
    constructor(update: () => void) {
      observe.mockImplementation(update);
    }
    observe = observe;
  } as never;
  focusScroller(box);
  expect(box.tabIndex).toBe(tabIndex);
});

test('renders a table in a focusable group named by its caption, with column headings and aligned decimal points', () => {
  renderBody('Table: Weights\n|Share|Weight|\n|-|-:|\n|Debt|30|\n|Age|1.5|');
  const box = screen.getByRole('group', { name: 'Weights' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table')).not.toHaveAttribute('aria-label');
  const headings = screen.getAllByRole('columnheader');
  expect(headings.map((cell) => [cell.getAttribute('scope'), cell.dataset.align])).toEqual([
    ['col', undefined],
    ['col', 'right'],
  ]);
  const figure = screen.getByRole('cell', { name: '30' });
  expect(figure).toHaveAttribute('data-align', 'right');
  expect(figure).toHaveAttribute('data-tail', '.5');
  expect(figure).not.toHaveAttribute('style');
  expect(screen.getByRole('cell', { name: 'Debt' })).not.toHaveAttribute('data-align');
});
