import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { addPublishedUrls, isUrlPath, parsePublishedUrls } from './published-urls';
import { readUrlRegistry } from './redirects';
import { copyContent, makeFolder } from './test-folder';

const parse = (text: string) => parsePublishedUrls({ file: 'content/addresses.txt', text });

test.each(['/', '/about', '/blog/5', '/blog/2024-05_a~b.c', '/old/page.php', '/Blog'])(
  '%s is an address',
  (text) => {
    expect(isUrlPath(text)).toBe(true);
  },
);

test.each([
  ['nothing', ''],
  ['no slash', 'blog/5'],
  ['two slashes', '//blog'],
  ['a slash at the end', '/blog/'],
  ['an ending', '/blog.html'],
  ['an ending on the way', '/blog.html/5'],
  ['a dot file', '/.env'],
  ['a way up', '/blog/../about'],
  ['a file of hosts', '/_headers'],
  ['a query', '/blog?q=a'],
  ['a fragment', '/blog#a'],
  ['a space', '/blog/a b'],
  ['a pattern', '/blog/*'],
  ['a placeholder', '/blog/:id'],
  ['percent signs', '/%C3%A0'],
  ['a letter that hosts write otherwise', '/ọjà'],
  ['a whole address', 'https://site.example/blog'],
])('%s is no address: %j', (_what, text) => {
  expect(isUrlPath(text)).toBe(false);
});

test('each address is read with its line; comments and empty lines are none', () => {
  expect(parse('# a\n\n/\n  /blog/5 \n').value).toEqual([
    { address: '/', line: 3 },
    { address: '/blog/5', line: 4 },
  ]);
  expect(parse('').value).toEqual([]);
});

test('all lines that are no address are named at once', () => {
  const { value, diagnostics } = parse('/\nblog/5\n/about/\n');
  expect(value).toBeUndefined();
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'content/addresses.txt:2:1 expected an address of this site such as /blog/5, without .html or a slash at its end, got "blog/5"',
    'content/addresses.txt:3:1 expected an address of this site such as /blog/5, without .html or a slash at its end, got "/about/"',
  ]);
});

test('what is added comes into its place, once, 2 before 10, under the comments', async () => {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content'));
  const file = path.join(root, 'content/addresses.txt');
  await writeFile(file, '# one\r\n/blog/10\r\n/\n# two\n\n/about');
  await addPublishedUrls(root, ['/blog/2', '/about', '/blog']);
  expect(await readFile(file, 'utf8')).toBe('# one\n# two\n/\n/about\n/blog\n/blog/2\n/blog/10\n');
});

test('a list that is in order stays as it is, comments and all', async () => {
  const root = await copyContent();
  const file = path.join(root, 'content/addresses.txt');
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^#.*\n/);
  await addPublishedUrls(root, []);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('the address book of this site has its screens, and needs no article', async () => {
  const { siteUrl, addresses } = await readUrlRegistry(await copyContent());
  expect(siteUrl).toMatch(/^https:\/\/.*[^/]$/);
  expect(addresses.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/', '/about', '/services', '/blog', '/contact']),
  );
});

test('everything wrong with it is said at once', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/addresses.txt'));
  await writeFile(path.join(root, 'content/redirects.yaml'), '- from: /a\n  to: /a\n');
  await expect(readUrlRegistry(root)).rejects.toThrow(
    '2 problems in content/\n  content/addresses.txt:1:1 the file is missing, and the site needs it; put it back\n  content/redirects.yaml:2:7 [1].to: leads round in a circle: /a, /a',
  );
});
