import { makeArticle, makeImages } from '@/lib/content/test-content';
import { paths, screens } from '@/lib/site/paths';
import { listSocialCards, socialCardPath } from './social-cards';

const words = { title: 'A page', image: 'bridge' };
const pages = { home: words, about: words, services: words, blog: words, contact: words };
const images = makeImages('bridge.jpg', 'tax.svg');

test('every screen and every article has a card where its metadata says', () => {
  const article = makeArticle({ id: 7, title: 'Black tax' });
  const cards = listSocialCards({ pages, articles: [article], images });
  const named = cards.map(({ file, image }) => [`/images/cards/${file}`, image.name]);
  const bridge = { ...article.image, name: 'bridge', file: 'bridge.jpg' };
  expect(named).toEqual(
    expect.arrayContaining([
      ...screens.map((path) => [socialCardPath(path, bridge), 'bridge']),
      [socialCardPath(paths.article(7), article.image), 'tax'],
    ]),
  );
  expect(new Set(named.map(([file]) => file)).size).toBe(6);
  expect(cards.at(-1)?.title).toBe('Black tax');
  expect(socialCardPath(paths.home, bridge)).toBe('/images/cards/home.jpg');
});
