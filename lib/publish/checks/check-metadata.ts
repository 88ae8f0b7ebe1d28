import type { Diagnostic } from '@/lib/site/diagnostic';
import { pageError, type PageSummary, urlPathOf } from '../page';

const LABELS = {
  titles: 'title',
  descriptions: 'description',
  canonicals: 'canonical address',
  headings: 'main heading (h1)',
} as const;

const KINDS = ['titles', 'descriptions', 'canonicals', 'headings'] as const;

/**
 * Finds pages without exactly one title, description, canonical URL (their own) and main heading, and
 * what two pages share of it. A page that is not for search engines needs a title only.
 */
export function checkMetadata(pages: readonly PageSummary[]): Diagnostic[] {
  const indexable = pages.filter(({ isIndexable }) => isIndexable);
  return [
    ...pages.flatMap((page) => checkCounts(page)),
    ...indexable.flatMap((page) => checkCanonical(page)),
    // Two pages may have one heading; what search engines show of them must differ.
    ...findShared(indexable, 'titles'),
    ...findShared(indexable, 'descriptions'),
  ];
}

function checkCounts(page: PageSummary): Diagnostic[] {
  return KINDS.filter((kind) => page.isIndexable || kind === 'titles').flatMap((kind) => {
    const [first, ...others] = page[kind];
    if (others.length > 0) {
      return pageError(page, `has ${others.length + 1} times a ${LABELS[kind]}; it needs one`);
    }
    return first?.trim() ? [] : pageError(page, `has no ${LABELS[kind]}, or an empty one`);
  });
}

function checkCanonical(page: PageSummary): Diagnostic[] {
  const own = urlPathOf(page.file);
  return page.canonicals
    .filter((canonical) => !URL.canParse(canonical) || new URL(canonical).pathname !== own)
    .map((canonical) =>
      pageError(
        page,
        `its canonical address is "${canonical}"; it has to be the site's address and ${own}`,
      ),
    );
}

function findShared(pages: readonly PageSummary[], kind: 'titles' | 'descriptions'): Diagnostic[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    page[kind].flatMap((text) => {
      const owner = owners.get(text) ?? page.file;
      owners.set(text, owner);
      if (owner === page.file) return [];
      return pageError(page, `has the same ${LABELS[kind]} as out/${owner}: "${text}"`);
    }),
  );
}
