import { requireImage } from '@/lib/images/images';
import { usedImages } from './queries';
import { makeArticle, makeImages, makeService } from './test-content';

test('returns the images that the layout shows, and those that the content shows or links to', () => {
  const images = makeImages(
    'map.svg',
    'cover.svg',
    'a.svg',
    'b.jpg',
    'c.jpg',
    'd.svg',
    'unused.svg',
  );
  const body = '![](a.svg) ![](b)\n\n[c](/images/c-800.webp)';
  const content = {
    images,
    articles: [
      makeArticle({
        image: requireImage(images, 'cover'),
        body,
        images: new Map([
          ['a.svg', requireImage(images, 'a')],
          ['b', requireImage(images, 'b')],
        ]),
      }),
    ],
    services: [makeService({ image: requireImage(images, 'd') })],
    people: [],
  };
  const names = usedImages(content).map(({ name }) => name);
  expect(names).toEqual(['map', 'cover', 'a', 'b', 'c', 'd']);
});
