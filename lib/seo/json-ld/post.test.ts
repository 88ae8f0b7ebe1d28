import { makePost } from '@/lib/content/test-content';
import { breadcrumbNode, postNode } from './post';
import { site } from './test-graphs';

test('an article says what it is, when it appeared in Lagos, and who stands behind it', () => {
  expect(postNode(site, makePost({ title: 'Black tax', date: '2025-05-03' }))).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://www.baobab.example/blog/7#post',
    headline: 'Black tax',
    description: 'What post 7 is about.',
    image: 'https://www.baobab.example/images/tax-social.jpg',
    datePublished: '2025-05-03T00:00:00+01:00',
    author: { '@id': 'https://www.baobab.example/#firm' },
    publisher: { '@id': 'https://www.baobab.example/#firm' },
    mainEntityOfPage: 'https://www.baobab.example/blog/7',
    inLanguage: 'en-NG',
  });
});

test('a correction has its day, and only a correction', () => {
  const corrected = makePost({ date: '2025-05-03', updated: '2025-07-01' });
  expect(postNode(site, corrected)).toMatchObject({
    datePublished: '2025-05-03T00:00:00+01:00',
    dateModified: '2025-07-01T00:00:00+01:00',
  });
  expect(postNode(site, makePost())).not.toHaveProperty('dateModified');
});

test('a photo is named by its card, never by a file that is not published', () => {
  const image = { name: 'market', file: 'market.png', width: 3000, height: 2000 };
  expect(postNode(site, makePost({ image })).image).toBe(
    'https://www.baobab.example/images/market-social.jpg',
  );
});

test('the way to an article has the words of the navigation and ends at the article', () => {
  expect(breadcrumbNode(site, { title: 'Black tax' }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.baobab.example/' },
    { '@type': 'ListItem', position: 2, name: 'Our blog', item: 'https://www.baobab.example/blog' },
    { '@type': 'ListItem', position: 3, name: 'Black tax' },
  ]);
});

test('a screen that the navigation leaves out is no step of the way', () => {
  const navigation = site.navigation.filter(({ path }) => path !== '/');
  const { itemListElement } = breadcrumbNode({ ...site, navigation }, { title: 'Black tax' });
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Our blog' },
    { position: 2, name: 'Black tax' },
  ]);
});
