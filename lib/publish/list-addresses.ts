import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { addPublishedUrls, ADDRESSES_FILE } from '@/lib/content/published-urls';
import { ContentError } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { parsePage, publishedUrls, summarizePage, urlPathOf } from './page';

/** `npm run addresses`: adds the URLs of the finished site to content/addresses.txt. */
const root = process.cwd();
const outDir = path.join(root, 'out');

try {
  const { addresses } = await loadContent(root);
  const listed = new Set(addresses.map(({ address }) => address));
  const files = await listFiles(outDir).catch((): string[] => []);
  if (!files.includes('index.html')) {
    process.stderr.write('There is no finished site in out/. Run "npm run build" first.\n');
    process.exitCode = 1;
  } else {
    const unlisted = files.filter((file) => file.endsWith('.html') && !listed.has(urlPathOf(file)));
    const summaries = unlisted.map(async (file) =>
      summarizePage(parsePage(file, await readFile(path.join(outDir, file), 'utf8'))),
    );
    const added = publishedUrls(await Promise.all(summaries));
    await addPublishedUrls(root, added);
    process.stdout.write(
      added.length === 0
        ? `${ADDRESSES_FILE} has every address of out/.\n`
        : `Added to ${ADDRESSES_FILE}:\n${added.map((urlPath) => `  ${urlPath}\n`).join('')}`,
    );
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
