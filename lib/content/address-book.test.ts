import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAddressBook } from './address-book';
import { copyContent } from './test-folder';

test('the address book of this site has its screens, and needs no article', async () => {
  const { siteUrl, addresses } = await readAddressBook(await copyContent());
  expect(siteUrl).toMatch(/^https:\/\/.*[^/]$/);
  expect(addresses.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/', '/about', '/services', '/blog', '/contact']),
  );
});

test('everything wrong with it is said at once', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/addresses.txt'));
  await writeFile(path.join(root, 'content/redirects.yaml'), '- from: /a\n  to: /a\n');
  await expect(readAddressBook(root)).rejects.toThrow(
    '2 problems in content/\n  content/addresses.txt:1:1 the file is missing, and the site needs it; put it back\n  content/redirects.yaml:2:7 [1].to: leads round in a circle: /a, /a',
  );
});
