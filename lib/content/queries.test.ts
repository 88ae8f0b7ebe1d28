import { requireImage } from '@/lib/images/images';
import { servicesInOrder, usedImages } from './queries';
import { makeArticle, makeImages, makeService } from './test-content';

test('puts the given services first, in that order', () => {
  const services = (['financial', 'credit', 'risk'] as const).map((id) => makeService({ id }));
  const sorted = servicesInOrder(
    services,
    [services[2], services[0]].filter((each) => each !== undefined),
  );
  expect(sorted).toEqual([services[2], services[0], services[1]]);
});

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
