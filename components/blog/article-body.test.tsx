import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { buildBodyTree } from '@/lib/content/markdown/render-body';
import { makeImage } from '../test-content';
import { ArticleBody } from './article-body';

const growth = makeImage({ name: 'growth', file: 'growth.png', width: 640, height: 480 });
const images = new Map([['growth', growth]]);
/** The text on a page. */
const text = (body: string) => <ArticleBody tree={buildBodyTree(body)} images={images} />;
const TABLE = '|Share|Weight|\n|-|-:|\n|Debt|30|';

test.each(['growth', 'growth.png'])('the image written as %s is found, with its size', (name) => {
  render(text(`![A stem](${name} "How it grows")`));
  const image = within(screen.getByRole('figure')).getByRole('img', { name: 'A stem' });
  expect(image).toHaveAttribute('src', '/images/growth-640.webp');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('an image that is not there stops the build and is named', () => {
  expect(() => renderToStaticMarkup(text('![A](grwth)'))).toThrow(
    'No image "grwth" in content/images',
  );
});

test.each([
  ['Table', TABLE],
  ['Weights', `Table: Weights\n${TABLE}`],
])('a table scrolls in a box, named "%s", that the keyboard reaches', (name, body) => {
  render(text(body));
  const box = screen.getByRole('group', { name });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table')).not.toHaveAttribute('aria-label');
});

test('a table has column headings, and aligns figures without a style attribute', () => {
  render(text(TABLE));
  const headings = screen.getAllByRole('columnheader');
  expect(headings.map((cell) => [cell.getAttribute('scope'), cell.dataset.align])).toEqual([
    ['col', undefined],
    ['col', 'right'],
  ]);
  expect(screen.getByRole('cell', { name: '30' })).toHaveAttribute('data-align', 'right');
  expect(screen.getByRole('cell', { name: '30' })).not.toHaveAttribute('style');
  expect(screen.getByRole('cell', { name: 'Debt' })).not.toHaveAttribute('data-align');
});

test('a figure gets room for decimals that it does not have, and its text stays', () => {
  render(text(`${TABLE}\n|Age|1.5|`));
  expect(screen.getByRole('cell', { name: '30' })).toHaveAttribute('data-tail', '.5');
});

test('where the corner is empty, the first cell heads its row', () => {
  render(text(TABLE.replace('Share', ' ')));
  expect(screen.getByRole('rowheader', { name: 'Debt' })).toHaveAttribute('scope', 'row');
  expect(screen.getByRole('columnheader')).toHaveTextContent('Weight');
});

test('the sources are a section of their own', () => {
  render(text('Words.\n**Sources**\n- FICO'));
  const sources = screen.getByText('Words.').nextElementSibling;
  expect(sources?.tagName).toBe('SECTION');
  expect(sources).toHaveTextContent('Sources FICO');
});
