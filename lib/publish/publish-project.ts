import path from 'node:path';
import { readAddressBook } from '@/lib/content/address-book';
import { ADDRESSES_FILE } from '@/lib/content/addresses';
import { publishSite } from './publish-site';

/** How many addresses one line may name. */
const NAMED = 3;

/**
 * Finishes the site that Next has exported for a project, and says on stdout when the list of
 * published addresses lacks some of its pages.
 *
 * @throws PublishError or ContentError with everything wrong at once
 */
export async function publishProject(projectDir: string, distDir: string): Promise<void> {
  const addressBook = await readAddressBook(projectDir);
  const outDir = path.join(projectDir, 'out');
  const published = await publishSite({ outDir, distDir, addressBook });
  const listed = new Set(addressBook.addresses.map(({ address }) => address));
  const unlisted = published.filter((address) => !listed.has(address));
  if (unlisted.length > 0) process.stdout.write(`${describeUnlisted(unlisted)}\n`);
}

function describeUnlisted(unlisted: readonly string[]): string {
  const more = unlisted.length > NAMED ? ` and ${unlisted.length - NAMED} more` : '';
  const names = unlisted.slice(0, NAMED).join(', ') + more;
  return `Not in ${ADDRESSES_FILE} yet: ${names}. "npm run addresses" adds what is missing.`;
}
