import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeArticle, makeImage } from '@/lib/content/test-content';
import { ArticleTiles } from './article-tiles';

const articles = [9, 8, 7].map((id) => makeArticle({ id, image: makeImage('market.jpg') }));

function renderTiles(count: number, look: { first?: 'cover' | 'tile' } = {}) {
  const texts = { id: 'latest', title: 'Latest', action: 'View All' };
  const shown = articles.slice(0, count);
  render(<ArticleTiles {...texts} background="calico" articles={shown} {...look} />);
}

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

/** Returns the look of each card, and the widths of its image on desktops, tablets and phones. */
const readCards = () =>
  screen.getAllByRole('article').map((card) => {
    const [image] = card.getElementsByTagName('img');
    return `${card.className}: ${image?.sizes.replaceAll(/\(.*?\) /g, '')}`;
  });

const TILE = 'root tile: 384px, 30vw, 104px';

test.each([
  ['large', { first: 'cover' }, 'root cover: 384px, 30vw, 100vw'],
  ['small', { first: 'tile' }, TILE],
  ['small', {}, TILE],
] as const)('draws the newest article %s on phones if its look is %j', (_size, look, newest) => {
  renderTiles(3, look);
  expect(readCards()).toEqual([newest, TILE, TILE]);
  expect(hrefs()).toEqual(['/blog', '/blog/9', '/blog/8', '/blog/7']);
  const section = screen.getByRole('region', { name: 'Latest' });
  expect(section).toHaveTextContent(/^LatestView AllPost 9 .*What post 9 is about\.Post 8/);
  expect(section).toHaveAttribute('data-ground', 'calico');
});

test('draws a single article as a large row', () => {
  renderTiles(1);
  expect(readCards()).toEqual(['root lead: 690px, 53vw, 100vw']);
});

test('renders no section if there are no articles', () => {
  renderTiles(0);
  expect(document.body).toHaveTextContent(/^$/);
});
