import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage, makePost } from '../test-content';
import { PostCard } from './post-card';

const post = makePost({
  id: 7,
  title: 'Black tax <and> love',
  date: '2025-06-21',
  image: makeImage({ file: 'wealth.svg', width: 800, height: 600 }),
});

test('a card has date, title, teaser and picture', () => {
  const { container } = render(<PostCard post={post} look="row" />);
  expect(screen.getByText('June 21, 2025')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Black tax <and> love' })).toBeVisible();
  expect(screen.getByText('What post 7 is about.')).toBeVisible();
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/images/wealth.svg');
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture).toHaveAttribute('alt', '');
});

test('a card with a linked title has that one link', () => {
  render(<PostCard post={post} look="tile" link="title" />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Black tax <and> love');
  expect(links[0]).toHaveAttribute('href', '/blog/7');
});

test('a Read More card has that one link, which also says what there is to read', () => {
  render(<PostCard post={post} look="row" link="read-more" />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Read More about Black tax <and> love');
  expect(links[0]).toHaveAttribute('href', '/blog/7');
});

test.each([
  [true, 'eager'],
  [false, 'lazy'],
])('above the fold %s, the picture loads %s', (aboveTheFold, loading) => {
  const { container } = render(<PostCard post={post} look="lead" aboveTheFold={aboveTheFold} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', loading);
});
