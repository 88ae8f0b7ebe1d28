import { paths, screens } from './paths';

test('an article and a picture have addresses below the root', () => {
  expect(paths.post(7)).toBe('/blog/7');
  expect(paths.image('tax.svg')).toBe('/images/tax.svg');
});

test('a navigation may link to the five screens', () => {
  expect(screens).toEqual(['/', '/about', '/services', '/blog', '/contact']);
});
