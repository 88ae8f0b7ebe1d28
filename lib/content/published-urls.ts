import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Checked, makeError } from '@/lib/site/diagnostic';
import type { Source } from './files/source';
import { expected } from './schemas/fields';

export const ADDRESSES_FILE = 'content/addresses.txt';

/** An address that has been published and has to keep working. */
export type PublishedUrl = {
  address: string;
  /** Where it stands in `content/addresses.txt`, counted from 1. */
  line: number;
};

/** Segments of letters, digits and `-._~`, which hosts, file systems and `_redirects` need not escape. */
const ADDRESS = /^\/(?:[a-z\d][\w.~-]*(?:\/[a-z\d][\w.~-]*)*)?$/i;

/** How messages describe an address. */
export const ADDRESS_FORM =
  'an address of this site such as /blog/5, without .html or a slash at its end';

/** Whether a text is an address in the form that pages of the site have: `/`, `/about`, `/blog/5`. */
export function isUrlPath(text: string): boolean {
  return ADDRESS.test(text) && !/\.html(?:\/|$)/.test(text);
}

/** Parses the list of published addresses: one a line; a line that begins with `#` is a comment. */
export function parsePublishedUrls({ file, text }: Source): Checked<PublishedUrl[]> {
  const lines = text.split('\n').map((written, index) => ({ line: index + 1, written }));
  const addresses = lines
    .map(({ line, written }) => ({ line, address: written.trim() }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'));
  const diagnostics = addresses
    .filter(({ address }) => !isUrlPath(address))
    .map(({ address, line }) => {
      const message = expected(ADDRESS_FORM).error({ input: address });
      return makeError(file, message, { line });
    });
  return { value: diagnostics.length === 0 ? addresses : undefined, diagnostics };
}

/**
 * Adds the URLs that are not in `content/addresses.txt` yet at its end; nothing else in it changes.
 *
 * @returns the URLs that were added
 * @throws when the file cannot be read or written
 */
export async function addPublishedUrls(
  root: string,
  published: readonly string[],
): Promise<string[]> {
  const file = path.join(root, ADDRESSES_FILE);
  const text = await readFile(file, 'utf8');
  const listed = new Set(text.split('\n').map((line) => line.trim()));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const added = published.filter((urlPath) => !listed.has(urlPath)).sort(compare);
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  if (added.length > 0) await appendFile(file, `${end}${added.join('\n')}\n`);
  return added;
}
