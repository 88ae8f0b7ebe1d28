import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makePost } from '../test-content';
import { AdjacentPosts } from './adjacent-posts';

const copy = { title: 'More articles', previous: 'Previous', next: 'Next' };
const [older, newer] = [makePost({ id: 3 }), makePost({ id: 5 })];

/** What the links say and where they lead. */
function renderLinks(previous?: typeof older, next?: typeof newer) {
  render(<AdjacentPosts copy={copy} previous={previous} next={next} />);
  const navigation = screen.getByRole('navigation', { name: 'More articles' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the articles before and after this one are named, in this order', () => {
  expect(renderLinks(older, newer)).toEqual([
    ['Previous Post 3', '/blog/3'],
    ['Next Post 5', '/blog/5'],
  ]);
});

test('the first article has a next one only', () => {
  expect(renderLinks(undefined, newer)).toEqual([['Next Post 5', '/blog/5']]);
});

test('the last article has a previous one only', () => {
  expect(renderLinks(older, undefined)).toEqual([['Previous Post 3', '/blog/3']]);
});

test('the only article has no way on, and no landmark for one', () => {
  const { container } = render(<AdjacentPosts copy={copy} previous={undefined} next={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
