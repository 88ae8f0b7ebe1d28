import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addPublishedUrls, isUrlPath, parsePublishedUrls } from './published-urls';
import { makeFolder } from './test-folder';

test('a URL of the site is a path without an ending, a query or special characters', () => {
  const right = ['/', '/about', '/blog/2024-05_a~b.c', '/old/page.php'];
  const wrong = ['', 'blog/5', '//blog', '/blog/', '/blog.html', '/blog?q=a', '/blog/a b', '/ọjà'];
  expect([...right, ...wrong].filter(isUrlPath)).toEqual(right);
});

test('reads each URL with its line, and refuses lines that are none', () => {
  const parse = (text: string) => parsePublishedUrls({ file: 'content/addresses.txt', text });
  expect(parse('# a\n\n  /blog/5 \n').value).toEqual([{ address: '/blog/5', line: 3 }]);
  expect(parse('/\nblog/5\n/about/\n').diagnostics).toMatchObject([{ line: 2 }, { line: 3 }]);
});

test('adds new URLs at the end of the list', async () => {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content'));
  const file = path.join(root, 'content/addresses.txt');
  await writeFile(file, '# one\n/');
  expect(await addPublishedUrls(root, ['/blog/10', '/', '/blog/2'])).toEqual([
    '/blog/2',
    '/blog/10',
  ]);
  expect(await readFile(file, 'utf8')).toBe('# one\n/\n/blog/2\n/blog/10\n');
});
