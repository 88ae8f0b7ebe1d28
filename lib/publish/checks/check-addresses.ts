import { ADDRESSES_FILE } from '@/lib/content/published-urls';
import { type UrlRegistry, REDIRECTS_FILE } from '@/lib/content/redirects';
import { urlPathOf, type Fault, type PageSummary } from '../page';
import { checkLinks } from './check-links';

/**
 * Finds published addresses that work no more, and redirects that lead nowhere.
 *
 * @param pages those of the site
 * @param moved those that stand at old addresses and send visitors on
 * @param files every file of the site, relative to `out/`
 */
export function checkAddresses(
  {
    pages,
    moved,
    files,
  }: { pages: readonly PageSummary[]; moved: readonly PageSummary[]; files: ReadonlySet<string> },
  { addresses, redirects }: Pick<UrlRegistry, 'addresses' | 'redirects'>,
): Fault[] {
  const works = new Set([
    ...pages.map(({ file }) => urlPathOf(file)),
    ...redirects.map(({ from }) => from),
  ]);
  const gone = addresses
    .filter(({ address }) => !works.has(address))
    .map(({ address, line }) => ({
      page: `${address.slice(1) || 'index'}.html`,
      place: '',
      message: `${address} has been published (${ADDRESSES_FILE}:${line}) and is no page any more. Put it back, or say in ${REDIRECTS_FILE} where its readers go, such as {from: ${address}, to: /blog}`,
    }));

  const entries = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const targets = moved.flatMap((page) => {
    const entry = entries.get(urlPathOf(page.file));
    if (!entry) return [];
    const place = `${REDIRECTS_FILE}:${entry.line}`;
    // Its canonical address is the target's, and would make another site pass for this one.
    return [{ ...page, canonicals: [], references: [{ address: entry.to, place }] }];
  });
  const withoutLinks = pages.map((page) => ({ ...page, references: [] }));
  return [...gone, ...checkLinks([...withoutLinks, ...targets], files)];
}
