import { makeArticle, makeImages } from '@/lib/content/test-content';
import { paths, type ScreenName, screenNames, screenPaths } from '@/lib/site/paths';
import { listSocialCards, socialCardPath } from './social-cards';

const words = { title: 'A page', image: 'bridge' };
const pages = Object.fromEntries(screenNames.map((name) => [name, words])) as Record<
  ScreenName,
  typeof words
>;
const images = makeImages('bridge.jpg', 'tax.svg');

test('every screen and every article has a card where its metadata says', () => {
  const article = makeArticle({ id: 7, title: 'Black tax' });
  const cards = listSocialCards({ pages, articles: [article], images });
  const named = cards.map(({ file, image }) => [`/images/cards/${file}`, image.name]);
  const bridge = { ...article.image, name: 'bridge', file: 'bridge.jpg' };
  expect(named).toEqual(
    expect.arrayContaining([
      ...screenPaths.map((path) => [socialCardPath(path, bridge), 'bridge']),
      [socialCardPath(paths.article(7), article.image), 'tax'],
    ]),
  );
  expect(new Set(named.map(([file]) => file)).size).toBe(cards.length);
  expect(cards.at(-1)?.title).toBe('Black tax');
  expect(socialCardPath(paths.home, bridge)).toBe('/images/cards/home.jpg');
});
