import { ADDRESSES_FILE, parseAddresses, type PublishedAddress } from './addresses';
import { ContentError, type Problem } from '@/lib/site/problem';
import { readChecked } from './files/read-checked';
import { parseRedirects, REDIRECTS_FILE } from './redirects';
import type { Redirect } from './schemas/redirects-schema';
import { siteSchema } from './schemas/site-schema';
import { validate } from './schemas/validate';
import { parseYaml } from './files/yaml-document';

/** What the addresses of a finished site are held against. */
export type AddressBook = {
  /** `https://` and the host, without a slash at the end. */
  siteUrl: string;
  /** What has been published before. */
  addresses: readonly PublishedAddress[];
  /** What leads to another page now. */
  redirects: readonly Redirect[];
};

/**
 * Reads the address book, and no articles: what is out is to be seen from the finished site.
 *
 * @param root the folder that holds `content/`
 * @throws ContentError with every problem at once
 */
export async function readAddressBook(root: string): Promise<AddressBook> {
  const problems: Problem[] = [];
  const site = await readChecked(root, 'content/site.yaml', problems, ({ file, text }) =>
    validate(siteSchema, parseYaml(text, file), file),
  );
  const addresses = await readChecked(root, ADDRESSES_FILE, problems, parseAddresses);
  const redirects = await readChecked(root, REDIRECTS_FILE, problems, parseRedirects);
  if (!site || !addresses || !redirects) throw new ContentError(problems);
  return { siteUrl: site.url, addresses, redirects };
}
