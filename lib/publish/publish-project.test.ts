/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyContent } from '@/lib/content/test-folder';
import { publishProject } from './publish-project';
import { publishSite } from './publish-site';

jest.mock('./publish-site', () => ({ publishSite: jest.fn() }));

/** What the build says of a site with these pages, of which some are listed. */
async function publish(published: string[], listed: string[]): Promise<string> {
  const root = await copyContent();
  await mkdir(path.join(root, 'out'));
  await writeFile(path.join(root, 'content/addresses.txt'), listed.join('\n'));
  jest.mocked(publishSite).mockResolvedValue(published);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await publishProject(root, path.join(root, '.next'));
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return said;
}

test('a site whose addresses are all listed is published without a word', async () => {
  expect(await publish(['/', '/about'], ['/', '/about', '/gone'])).toBe('');
});

test.each([
  [['/blog/2'], '/blog/2'],
  [['/blog/2', '/blog/3', '/blog/4'], '/blog/2, /blog/3, /blog/4'],
  [['/blog/2', '/blog/3', '/blog/4', '/blog/5', '/blog/6'], '/blog/2, /blog/3, /blog/4 and 2 more'],
])('what is not listed yet is said in one line: %j', async (unlisted, names) => {
  expect(await publish(['/', ...unlisted], ['/'])).toBe(
    `Not in content/addresses.txt yet: ${names}. "npm run addresses" adds what is missing.\n`,
  );
});
