import MiniSearch, { type SearchResult } from 'minisearch';
import { COMMON, keyOf, type SearchEntry, searchOptions, tokenize } from './search-terms';

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
