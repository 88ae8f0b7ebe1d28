import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';

/** One article as search reads it. */
export type SearchEntry = {
  id: number;
  title: string;
  /** The words that people use for its subject and its text does not. */
  keywords: string;
  /** The key of each whole keyword. */
  keys: string[];
  description: string;
  headings: string;
  text: string;
};

/**
 * The words of a text: lower case, without diacritics or apostrophes ("Ọjà's" is "ojas"), the hooked letters
 * of Hausa as plain ones, numbers in one form ("₦400,000" and "400k" are "400000", "₦3 million" is "3m").
 * No single letters.
 */
export function tokenize(text: string): string[] {
  return makePlain(text).match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]+/g) ?? [];
}

/**
 * The key of a whole keyword, or of a query that may be one: all its words in one, short and common ones
 * too, in the singular. "Letters of credit" is "letterofcredit"; "L/C" and "LC" are "lc".
 */
export function keyOf(text: string): string {
  const words = makePlain(text).match(/[a-z\d]+/g) ?? [];
  return words.map((word) => word.replace(/s$/, '')).join('');
}

function makePlain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt('ɓɗƙƴ'.indexOf(letter)))
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d)k\b/g, (_, digit) => `${digit}000`)
    .replace(/(\d) million\b/g, '$1m');
}

/** Words, of pidgin too, that questions have whatever they are about: they would find the wrong text. */
const COMMON = new Set(
  'abeg about an and are as at be best by can dey do does for from get go has have how if in is it its me much my not of on or our should so than that the their them then there they this to was we wetin what when where which who why will with you your'.split(
    ' ',
  ),
);

/** How the index and the search on the page read texts, and how matches are ranked. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'keywords', 'description', 'headings', 'text'],
  storeFields: ['keys'],
  tokenize,
  // "Loans" and "loan" are one word.
  processTerm: (word) => (COMMON.has(word) ? null : stemmer(word)),
  searchOptions: {
    boost: { title: 6, keywords: 6, description: 3, headings: 3 },
    combineWith: 'AND',
    prefix: (term) => term.length > 2,
    // Words of four letters or fewer have too many neighbours.
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? (term.length > 7 ? 2 : 1) : false),
    weights: { prefix: 0.4, fuzzy: 0.2 },
  },
};

export type SearchIndex = MiniSearch<SearchEntry>;

/**
 * The articles that have the query as a keyword, then those with all its words; where there is neither,
 * those with some. The best of each come first.
 */
export type Matches = { kind: 'all' | 'some' | 'none' | 'noWord'; ids: readonly number[] };

/** @throws when the index does not come */
export async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), searchOptions);
}

/** Finds the articles for a query. */
export function findMatches(index: SearchIndex, query: string): Matches {
  const key = keyOf(query);
  const hasKey = ({ keys = [] }: SearchResult) => key !== '' && (keys as string[]).includes(key);
  const named = idsOf(index.search(MiniSearch.wildcard, { filter: hasKey }));
  const hasWord = tokenize(query).some((word) => !COMMON.has(word));
  if (named.length === 0 && !hasWord) return { kind: 'noWord', ids: [] };
  const withAll = index.search(query, { combineWith: 'AND' });
  const ids = [...new Set([...idsOf(withAll.filter(hasKey)), ...named, ...idsOf(withAll)])];
  if (ids.length > 0) return { kind: 'all', ids };
  const withSome = idsOf(index.search(query, { combineWith: 'OR' }));
  return withSome.length > 0 ? { kind: 'some', ids: withSome } : { kind: 'none', ids: [] };
}

const idsOf = (results: readonly SearchResult[]) => results.map(({ id }) => Number(id));
