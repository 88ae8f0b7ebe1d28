import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  expect(diagnostics).toMatchObject([{ line: 2 }, { line: 3 }]);
});

/** A project with this list of published URLs, to which these are added. */
async function add(text: string, published: string[]) {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content'));
  const file = path.join(root, 'content/addresses.txt');
  await writeFile(file, text);
  const added = await addPublishedUrls(root, published);
  return { added, list: await readFile(file, 'utf8') };
}

test('new URLs are added at the end, 2 before 10; what is there stays as it is', async () => {
  expect(
    await add('# one\r\n/blog/3\r\n/\r\n # two\n\n/about', ['/blog/10', '/', '/blog/2']),
  ).toEqual({
    added: ['/blog/2', '/blog/10'],
    list: '# one\r\n/blog/3\r\n/\r\n # two\n\n/about\n/blog/2\n/blog/10\n',
  });
});

test.each(['/about\r\n# one\n/', ''])(
  'without a new URL the list %j is not written',
  async (text) => {
    expect(await add(text, text ? ['/', '/about'] : [])).toEqual({ added: [], list: text });
  },
);
