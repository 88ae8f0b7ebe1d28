import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makePosts } from '../test-content';
import { LatestBlogs } from './latest-blogs';

test('three posts, each linked once, and a way to all of them', () => {
  render(<LatestBlogs title="Latest Blogs" action="View All Posts" posts={makePosts(3)} />);
  const section = within(screen.getByRole('region', { name: 'Latest Blogs' }));
  expect(section.getAllByRole('article')).toHaveLength(3);
  const links = section.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View All Posts', '/blog'],
    ['Post 3', '/blog/3'],
    ['Post 2', '/blog/2'],
    ['Post 1', '/blog/1'],
  ]);
});

test('a single post is no reason to break', () => {
  render(<LatestBlogs title="Latest Blogs" action="View All Posts" posts={makePosts(1)} />);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('without a post there is no section, and no heading over nothing', () => {
  const { container } = render(
    <LatestBlogs title="Latest Blogs" action="View All Posts" posts={[]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
