import { readdirSync } from 'node:fs';

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

/** Every article that content/blog holds; one yet to come out shows the page of none. */
export const articles = readdirSync('content/blog').map((name) => `/blog/${name.slice(0, -3)}`);
