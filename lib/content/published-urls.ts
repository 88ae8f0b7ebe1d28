import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Checked, ContentError, makeError } from '@/lib/site/diagnostic';
import { readSource, type Source } from './files/source';
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
 * @throws ContentError when there is no such file
 */
export async function addPublishedUrls(root: string, added: readonly string[]): Promise<void> {
  const { value: source, diagnostics } = await readSource(root, ADDRESSES_FILE);
  if (!source) throw new ContentError(diagnostics);
  const lines = source.text.split('\n').map((line) => line.trim());
  const comments = lines.filter((line) => line.startsWith('#'));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const addresses = [...new Set([...lines.filter(isEntry), ...added])].sort(compare);
  const sorted = [...comments, ...addresses, ''].join('\n');
  await writeFile(path.join(root, ADDRESSES_FILE), sorted);
}

function isEntry(line: string): boolean {
  return line !== '' && !line.startsWith('#');
}
