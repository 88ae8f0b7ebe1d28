import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Checked, makeError } from '@/lib/site/diagnostic';
import { readSource, type Source } from './files/source';
import { expected } from './schemas/fields';

export const ADDRESSES_FILE = 'content/addresses.txt';

/** An address that has been published once and has to work for ever. */
export type PublishedUrl = {
  address: string;
  /** Where it stands in `content/addresses.txt`, counted from 1. */
  line: number;
};

/** Segments of letters, digits and `-._~`: what hosts, file systems and `_redirects` take as it is. */
const ADDRESS = /^\/(?:[a-z\d][\w.~-]*(?:\/[a-z\d][\w.~-]*)*)?$/i;

/** What a message calls an address. */
export const ADDRESS_FORM =
  'an address of this site such as /blog/5, without .html or a slash at its end';

/** Whether a text is an address as a page of the site has it: `/`, `/about`, `/blog/5`. */
export function isUrlPath(text: string): boolean {
  return ADDRESS.test(text) && !/\.html(?:\/|$)/.test(text);
}

/** Reads the list of published addresses: one a line, lines that begin with `#` are comments. */
export function parsePublishedUrls({ file, text }: Source): Checked<PublishedUrl[]> {
  const lines = text.split('\n').map((written, index) => ({ line: index + 1, written }));
  const addresses = lines
    .map(({ line, written }) => ({ line, address: written.trim() }))
    .filter(({ address }) => isEntry(address));
  const diagnostics = addresses
    .filter(({ address }) => !isUrlPath(address))
    .map(({ address, line }) => {
      const message = expected(ADDRESS_FORM).error({ input: address });
      return makeError(file, message, { line });
    });
  return { value: diagnostics.length === 0 ? addresses : undefined, diagnostics };
}

/**
 * Adds addresses to `content/addresses.txt` and sorts it, 2 before 10; comments move to its top.
 *
 * @param root the folder that holds `content/`
 */
export async function addPublishedUrls(root: string, added: readonly string[]): Promise<void> {
  const { text } = await readSource(root, ADDRESSES_FILE);
  const lines = text.split('\n').map((line) => line.trim());
  const comments = lines.filter((line) => line.startsWith('#'));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const addresses = [...new Set([...lines.filter(isEntry), ...added])].sort(compare);
  const sorted = [...comments, ...addresses, ''].join('\n');
  await writeFile(path.join(root, ADDRESSES_FILE), sorted);
}

function isEntry(line: string): boolean {
  return line !== '' && !line.startsWith('#');
}
