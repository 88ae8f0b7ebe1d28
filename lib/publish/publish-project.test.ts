import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyContent } from '@/lib/content/test-folder';
import { publishProject } from './publish-project';
import { publishSite } from './publish-site';

jest.mock('./publish-site', () => ({ publishSite: jest.fn() }));

/** A project with a good old site and a new one just exported. */
async function makeProject() {
  const root = await copyContent();
  for (const folder of ['out', '.tmp/export']) {
    await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, folder, 'index.html'), folder === 'out' ? 'old' : 'new');
  }
  return {
    root,
    publish: () => publishProject({ projectDir: root, distDir: '.next', exportDir: '.tmp/export' }),
    readSite: () => readFile(path.join(root, 'out/index.html'), 'utf8'),
  };
}

/** What the build says of a site with these pages, of which some are listed. */
async function wordsOf(published: string[], listed: string[]): Promise<string> {
  const { root, publish } = await makeProject();
  await writeFile(path.join(root, 'content/addresses.txt'), listed.join('\n'));
  jest.mocked(publishSite).mockResolvedValue(published);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await publish();
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return said;
}

test('a site whose addresses are all listed is published without a word', async () => {
  expect(await wordsOf(['/', '/about'], ['/', '/about', '/gone'])).toBe('');
});

test.each([
  [['/blog/2'], '/blog/2'],
  [['/blog/2', '/blog/3', '/blog/4'], '/blog/2, /blog/3, /blog/4'],
  [['/blog/2', '/blog/3', '/blog/4', '/blog/5', '/blog/6'], '/blog/2, /blog/3, /blog/4 and 2 more'],
])('what is not listed yet is said in one line: %j', async (unlisted, names) => {
  expect(await wordsOf(['/', ...unlisted], ['/'])).toBe(
    `Not in content/addresses.txt yet: ${names}. "npm run addresses" adds what is missing.\n`,
  );
});

test('the new site takes the place of the old one', async () => {
  const { root, publish, readSite } = await makeProject();
  jest.mocked(publishSite).mockResolvedValue([]);
  await publish();
  expect(await readSite()).toBe('new');
  expect(jest.mocked(publishSite).mock.lastCall?.[0].outDir).toBe(path.join(root, '.tmp/export'));
});

test('a new site with a fault leaves the old one in its place', async () => {
  const { publish, readSite } = await makeProject();
  jest.mocked(publishSite).mockRejectedValue(new Error('a fault'));
  await expect(publish()).rejects.toThrow('a fault');
  expect(await readSite()).toBe('old');
});
