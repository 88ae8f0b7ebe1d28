import { absoluteUrl, paths, screens } from './paths';

test('an article and an image have absolute URLs below the site’s', () => {
  const site = { url: 'https://www.baobab.example' };
  expect(absoluteUrl(site, paths.article(7))).toBe('https://www.baobab.example/blog/7');
  expect(absoluteUrl(site, paths.image('tax.svg'))).toBe(
    'https://www.baobab.example/images/tax.svg',
  );
});

test('a navigation may link to the five screens', () => {
  expect(screens).toEqual(['/', '/about', '/services', '/blog', '/contact']);
});
