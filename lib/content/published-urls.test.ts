import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { addPublishedUrls, isUrlPath, parsePublishedUrls } from './published-urls';
import { makeFolder } from './test-folder';

const parse = (text: string) => parsePublishedUrls({ file: 'content/addresses.txt', text });

test.each(['/', '/about', '/blog/5', '/blog/2024-05_a~b.c', '/old/page.php', '/Blog'])(
  '%s is an address',
  (text) => {
    expect(isUrlPath(text)).toBe(true);
  },
);

test.each([
  ...['', 'blog/5', '//blog', '/blog/', '/blog.html', '/blog.html/5', '/.env', '/blog/../about'],
  ...['/_headers', '/blog?q=a', '/blog#a', '/blog/a b', '/blog/*', '/blog/:id', '/%C3%A0', '/ọjà'],
  'https://site.example/blog',
])('%j is no address', (text) => {
  expect(isUrlPath(text)).toBe(false);
});

test('each address is read with its line; comments and empty lines are none', () => {
  expect(parse('# a\n\n/\n  /blog/5 \n').value).toEqual([
    { address: '/', line: 3 },
    { address: '/blog/5', line: 4 },
  ]);
  expect(parse('')).toEqual({ value: [], diagnostics: [] });
});

test('all lines that are no address are named at once', () => {
  const { value, diagnostics } = parse('/\nblog/5\n/about/\n');
  expect(value).toBeUndefined();
  const form = 'an address of this site such as /blog/5, without .html or a slash at its end';
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    `content/addresses.txt:2:1 expected ${form}, got "blog/5"`,
    `content/addresses.txt:3:1 expected ${form}, got "/about/"`,
  ]);
});

test('an added address comes into its place, once, 2 before 10, under the comments', async () => {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content'));
  const file = path.join(root, 'content/addresses.txt');
  await writeFile(file, '# one\r\n/blog/10\r\n/\n# two\n\n/about');
  await addPublishedUrls(root, ['/blog/2', '/about', '/blog']);
  const sorted = '# one\n# two\n/\n/about\n/blog\n/blog/2\n/blog/10\n';
  expect(await readFile(file, 'utf8')).toBe(sorted);
  await addPublishedUrls(root, []);
  expect(await readFile(file, 'utf8')).toBe(sorted);
});

test('without a list nothing is added', async () => {
  await expect(addPublishedUrls(await makeFolder(), ['/a'])).rejects.toThrow('file is missing');
});
