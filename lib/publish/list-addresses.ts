import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addAddresses, ADDRESSES_FILE } from '@/lib/content/addresses';
import { readAddressBook } from '@/lib/content/redirects';
import { listFiles } from '@/lib/site/list-files';
import { ContentError } from '@/lib/site/problem';
import { addressOf, factsOf, parsePage, publishedAddresses } from './page';

/** `npm run addresses`: adds to content/addresses.txt what the finished site has besides. */
const root = process.cwd();
const outDir = path.join(root, 'out');

try {
  const { addresses } = await readAddressBook(root);
  const listed = new Set(addresses.map(({ address }) => address));
  const files = await listFiles(outDir).catch((): string[] => []);
  if (!files.includes('index.html')) {
    process.stderr.write('There is no finished site in out/. Run "npm run build" first.\n');
    process.exitCode = 1;
  } else {
    const unlisted = files.filter((file) => file.endsWith('.html') && !listed.has(addressOf(file)));
    const facts = unlisted.map(async (file) =>
      factsOf(parsePage(file, await readFile(path.join(outDir, file), 'utf8'))),
    );
    const added = publishedAddresses(await Promise.all(facts));
    await addAddresses(root, added);
    process.stdout.write(
      added.length === 0
        ? `${ADDRESSES_FILE} has every address of out/.\n`
        : `Added to ${ADDRESSES_FILE}:\n${added.map((address) => `  ${address}\n`).join('')}`,
    );
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
