import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { makeImage } from '../test-content';
import { ArticleBody } from './article-body';

const images = new Map([
  ['growth', makeImage({ name: 'growth', file: 'growth.png', width: 640, height: 480 })],
]);

test('line markup becomes headings, a quote, bullets and paragraphs', () => {
  const body = ['**Costs**', '1. Rent', '"Ask first."', '- one', '- two', 'A line.'].join('\n');
  render(<ArticleBody body={body} images={images} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Costs' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '1. Rent' })).toBeVisible();
  expect(screen.getByRole('blockquote')).toHaveTextContent('“Ask first.”');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(screen.getByText('A line.')).toBeVisible();
});

test.each(['growth', 'growth.png'])('the picture written as %s is found, with its size', (name) => {
  render(<ArticleBody body={`![A stem](${name})`} images={images} />);
  const picture = screen.getByRole('img', { name: 'A stem' });
  expect(picture).toHaveAttribute('src', '/images/growth-640.webp');
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '480');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a picture that is not there stops the build and is named', () => {
  expect(() => renderToStaticMarkup(<ArticleBody body="![A](grwth)" images={images} />)).toThrow(
    'No picture "grwth" in content/images',
  );
});

test('a table scrolls in a named box of its own that the keyboard reaches', async () => {
  render(<ArticleBody body={'|Share|Weight|\n|-|-:|\n|Debt|30|'} images={images} />);
  const box = screen.getByRole('group', { name: 'Table' });
  expect(within(box).getByRole('table')).toBeVisible();
  await userEvent.tab();
  expect(box).toHaveFocus();
});

test('a table has column headings, and aligns figures without a style attribute', () => {
  render(<ArticleBody body={'|Share|Weight|\n|-|-:|\n|Debt|30|'} images={images} />);
  expect(screen.getByRole('columnheader', { name: 'Share' })).toHaveAttribute('scope', 'col');
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute(
    'data-align',
    'right',
  );
  expect(screen.getByRole('cell', { name: '30' })).toHaveAttribute('data-align', 'right');
  expect(screen.getByRole('cell', { name: '30' })).not.toHaveAttribute('style');
  expect(screen.getByRole('cell', { name: 'Debt' })).not.toHaveAttribute('data-align');
});

test('a caption stands over its table, and names the box that scrolls', () => {
  render(
    <ArticleBody body={'Table: Weights\n|Share|Weight|\n|-|-:|\n|Debt|30|'} images={images} />,
  );
  const table = within(screen.getByRole('group', { name: 'Weights' })).getByRole('table');
  expect(table).toHaveAccessibleName('Weights');
  expect(table).not.toHaveAttribute('aria-label');
});

test('a picture with a caption is a figure', () => {
  render(<ArticleBody body={'![A stem](growth "How it grows")'} images={images} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'A stem' })).not.toHaveAttribute('title');
  expect(figure).toHaveTextContent('How it grows');
});

test('the sources are the end of the text, with their heading', () => {
  render(<ArticleBody body={'Words.\n**Sources**\n- FICO'} images={images} />);
  const sources = screen.getByText('Words.').nextElementSibling;
  expect(sources).toContainElement(screen.getByRole('heading', { name: 'Sources' }));
  expect(sources).toContainElement(screen.getByText('FICO'));
});

test('raw HTML is shown as text', () => {
  const { container } = render(
    <ArticleBody body="<script>alert(1)</script> <b>bold</b>" images={images} />,
  );
  expect(screen.getByText('<script>alert(1)</script> <b>bold</b>')).toBeVisible();
  expect(container.querySelector('script, b')).toBeNull();
});
