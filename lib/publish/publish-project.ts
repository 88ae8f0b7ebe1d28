import path from 'node:path';
import { ADDRESSES_FILE } from '@/lib/content/published-urls';
import { loadContent } from '@/lib/content/load';
import { pruneCache } from '@/lib/images/variant-cache';
import { publishSite } from './publish-site';
import { replaceSite } from './replace-site';
import { writeCms } from './write-cms';

/** How many addresses one line may name. */
const NAMED = 3;

type Project = {
  projectDir: string;
  /** Next's own folder. */
  distDir: string;
  /** Where Next has exported the site, relative to the project. */
  exportDir: string;
};

/**
 * Finishes the site that Next has exported for a project, puts the editing page beside it where it
 * is switched on, and makes it `out/` when all is well. Says on stdout when the list of published
 * addresses lacks some of its pages.
 *
 * @throws PublishError or ContentError with everything wrong at once, Error when `out/` cannot be
 *   replaced; it is then what it was
 */
export async function publishProject({ projectDir, distDir, exportDir }: Project): Promise<void> {
  const content = await loadContent(projectDir);
  const { site, addresses, redirects } = content;
  const addressBook = { siteUrl: site.url, addresses, redirects };
  const newDir = path.join(projectDir, exportDir);
  const published = await publishSite({ outDir: newDir, distDir, addressBook });
  // After the pages: it is none of them, and nothing that holds for them holds for it.
  await writeCms(newDir, content);
  await replaceSite({ root: projectDir, newDir });
  // Pictures that no page needed since this program began; a cache that remains is no fault.
  const pictures = path.join(distDir, 'cache/images');
  await pruneCache(pictures, performance.timeOrigin).catch(() => undefined);
  const listed = new Set(addresses.map(({ address }) => address));
  const unlisted = published.filter((address) => !listed.has(address));
  if (unlisted.length > 0) process.stdout.write(`${describeUnlisted(unlisted)}\n`);
}

function describeUnlisted(unlisted: readonly string[]): string {
  const more = unlisted.length > NAMED ? ` and ${unlisted.length - NAMED} more` : '';
  const names = unlisted.slice(0, NAMED).join(', ') + more;
  return `Not in ${ADDRESSES_FILE} yet: ${names}. "npm run addresses" adds what is missing.`;
}
