/** @jest-environment node */
import { makeSite } from '@/lib/content/test-content';
import { pageMetadata } from './metadata';
import { paths } from './paths';

const site = makeSite({ name: 'Baobab Advisers', url: 'https://www.baobab.example' });
const about = { title: 'About', description: 'Who we are.', path: paths.about };

test("the home page's title begins with the firm's name, any other's ends with it", () => {
  expect(pageMetadata(site, { ...about, path: paths.home }).title).toBe('Baobab Advisers: About');
  expect(pageMetadata(site, about).title).toBe('About | Baobab Advisers');
});

test.each([
  [paths.home, 'https://www.baobab.example/'],
  [paths.about, 'https://www.baobab.example/about'],
  [paths.post(7), 'https://www.baobab.example/blog/7'],
])('the page %s is canonical at %s', (path, address) => {
  const { metadataBase, alternates } = pageMetadata(site, { ...about, path });
  expect(new URL(String(alternates?.canonical), metadataBase ?? undefined).href).toBe(address);
});

test("the home page's canonical is the site's address as site.yaml has it", () => {
  const { alternates } = pageMetadata(site, { ...about, path: paths.home });
  expect(alternates).toEqual({ canonical: 'https://www.baobab.example' });
});

test('a page with an address may be indexed and says what it is about', () => {
  const meta = pageMetadata(site, about);
  expect(meta.description).toBe('Who we are.');
  expect(meta).not.toHaveProperty('robots');
});

test('a page without an address is not indexed and has no canonical', () => {
  const meta = pageMetadata(site, { title: 'Blog post not found', description: 'No such post.' });
  expect(meta.robots).toEqual({ index: false });
  expect(meta).not.toHaveProperty('alternates');
  expect(meta.title).toBe('Blog post not found | Baobab Advisers');
});
