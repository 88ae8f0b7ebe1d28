import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';

export type SearchEntry = {
  id: number;
  title: string;
  /** Terms that people may search for, although the article's text does not contain them. */
  keywords: string;
  /** See `makeKeywordKey`. */
  keys: string[];
  description: string;
  headings: string;
  text: string;
};

/**
 * Splits text into search terms in lower case, without diacritics or apostrophes: "Ọjà's" becomes "ojas". Hooked
 * letters, as in Hausa, become plain letters. Both "₦400,000" and "400k" become "400000", and "₦3 million" becomes
 * "3m". Single letters are ignored.
 */
export function tokenize(text: string): string[] {
  return makePlain(text).match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]+/g) ?? [];
}

/**
 * Returns the same key for different spellings of a keyword. Joins its words, each without a final "s": "Letters of
 * credit" becomes "letterofcredit", and both "L/C" and "LC" become "lc". Unlike `tokenize`, keeps single letters.
 */
export function makeKeywordKey(text: string): string {
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

/** English and Pidgin words that the search ignores, because questions on any subject contain them. */
const COMMON_WORDS = new Set(
  'abeg about an and are as at be best by can dey do does for from get go has have how if in is it its me much my not of on or our should so than that the their them then there they this to was we wetin what when where which who why will with you your'.split(
    ' ',
  ),
);

/** MiniSearch options for both indexing and searching, because articles and queries must be split in the same way. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'keywords', 'description', 'headings', 'text'],
  storeFields: ['keys'],
  tokenize,
  processTerm: (word) => (COMMON_WORDS.has(word) ? null : stemmer(word)),
  searchOptions: {
    boost: { title: 6, keywords: 6, description: 3, headings: 3 },
    combineWith: 'AND',
    prefix: (term) => term.length > 2,
    // Tolerates typos only in words of five or more letters, because too many words are similar to shorter ones.
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? (term.length > 7 ? 2 : 1) : false),
    weights: { prefix: 0.4, fuzzy: 0.2 },
  },
};

export type SearchIndex = MiniSearch<SearchEntry>;

/**
 * Ids of the articles that match a query, best match first:
 * - `all`: articles with the query as one of their keywords, then articles that contain all its words
 * - `some`: articles that contain some words of the query, because no article contains all of them
 * - `none`: no article matches
 * - `noWord`: the query has only common words or punctuation, so there is nothing to search for
 */
export type Matches = { kind: 'all' | 'some' | 'none' | 'noWord'; ids: readonly number[] };

/** @throws if the request fails */
export async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), searchOptions);
}

export function findMatches(index: SearchIndex, query: string): Matches {
  const key = makeKeywordKey(query);
  const hasKey = ({ keys = [] }: SearchResult) => key !== '' && (keys as string[]).includes(key);
  const withKeyword = idsOf(index.search(MiniSearch.wildcard, { filter: hasKey }));
  const hasWord = tokenize(query).some((word) => !COMMON_WORDS.has(word));
  if (withKeyword.length === 0 && !hasWord) return { kind: 'noWord', ids: [] };
  const withAllWords = index.search(query, { combineWith: 'AND' });
  const ids = [
    ...new Set([...idsOf(withAllWords.filter(hasKey)), ...withKeyword, ...idsOf(withAllWords)]),
  ];
  if (ids.length > 0) return { kind: 'all', ids };
  const withSomeWords = idsOf(index.search(query, { combineWith: 'OR' }));
  return withSomeWords.length > 0
    ? { kind: 'some', ids: withSomeWords }
    : { kind: 'none', ids: [] };
}

const idsOf = (results: readonly SearchResult[]) => results.map(({ id }) => Number(id));
