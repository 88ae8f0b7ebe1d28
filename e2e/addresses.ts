/** One address for each kind of page, the two that do not exist among them. */
export const kinds = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/blog/19',
  '/contact',
  '/nowhere',
  '/blog/999',
];

/** All of this site's, and the two that do not exist. */
export const addresses = [...kinds, '/blog/1', '/blog/5'];
