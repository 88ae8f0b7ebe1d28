import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makePost } from '../test-content';
import { OtherPosts } from './other-posts';

const copy = { title: 'Other Blog Posts', action: 'All posts' };

test('the posts are shown in the order they are given, with a way to all of them', () => {
  render(<OtherPosts copy={copy} posts={[1, 2, 4].map((id) => makePost({ id }))} />);
  const section = screen.getByRole('region', { name: 'Other Blog Posts' });
  const titles = within(section).getAllByRole('link', { name: /^Post/ });
  expect(titles.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/1',
    '/blog/2',
    '/blog/4',
  ]);
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  expect(within(section).getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
});

test('without another post there is no section, and no heading over nothing', () => {
  const { container } = render(<OtherPosts copy={copy} posts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
