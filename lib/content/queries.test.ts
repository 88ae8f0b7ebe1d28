import { requireImage } from '@/lib/images/images';
import { usedImages } from './queries';
import { makeArticle, makeImages, makeService } from './test-content';

test('returns the images that the layout shows, and those that the content shows or links to', () => {
  const images = makeImages('map.svg', 'cover.svg', 'a.svg', 'b.jpg', 'c.jpg', 'd.svg', 'new.svg');
  const find = (name: string) => requireImage(images, name);
  const article = makeArticle({
    image: find('cover'),
    body: '![](a.svg) ![](b)\n\n[c](/images/c-800.webp)',
    images: new Map(['a.svg', 'b'].map((name) => [name, find(name)])),
  });
  const services = [makeService({ image: find('d') })];
  const used = usedImages({ images, articles: [article], services, people: [] });
  const names = used.map(({ name }) => name);
  expect(names).toEqual(['map', 'cover', 'a', 'b', 'c', 'd']);
});
