import { urlPathOf, type Fault, type PageSummary } from '../page';

const LABELS = {
  titles: 'title',
  descriptions: 'description',
  canonicals: 'canonical address',
  headings: 'main heading (h1)',
} as const;

/** Two pages may have one heading; what search engines show of them must differ. */
const UNIQUE = ['titles', 'descriptions', 'canonicals'] as const;

/**
 * Finds pages without exactly one title, description, canonical address (their own) and main
 * heading, and what two pages share of it. A page that is not for search engines owes a title only.
 */
export function checkMetadata(pages: readonly PageSummary[]): Fault[] {
  const indexable = pages.filter(({ isIndexable }) => isIndexable);
  return [
    ...pages.flatMap((page) => checkCounts(page)),
    ...indexable.flatMap((page) => checkCanonical(page)),
    ...UNIQUE.flatMap((kind) => findShared(indexable, kind)),
  ];
}

function checkCounts(page: PageSummary): Fault[] {
  const kinds = page.isIndexable
    ? (Object.keys(LABELS) as (keyof typeof LABELS)[])
    : ['titles' as const];
  return kinds.flatMap((kind) => {
    const { length } = page[kind];
    const label = LABELS[kind];
    if (length === 1 && page[kind][0]?.trim()) return [];
    const message =
      length > 1
        ? `has ${length} times a ${label}; it needs one`
        : `has no ${label}, or an empty one`;
    return [{ page: page.file, place: '', message }];
  });
}

function checkCanonical({ file, canonicals }: PageSummary): Fault[] {
  const own = urlPathOf(file);
  return canonicals
    .filter((canonical) => !URL.canParse(canonical) || new URL(canonical).pathname !== own)
    .map((canonical) => ({
      page: file,
      place: '',
      message: `its canonical address is "${canonical}"; it has to be the site's address and ${own}`,
    }));
}

function findShared(pages: readonly PageSummary[], kind: (typeof UNIQUE)[number]): Fault[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    page[kind].flatMap((text) => {
      const owner = owners.get(text);
      if (owner === undefined || owner === page.file) {
        owners.set(text, page.file);
        return [];
      }
      const message = `has the same ${LABELS[kind]} as out/${owner}: "${text}"`;
      return [{ page: page.file, place: '', message }];
    }),
  );
}
