import MiniSearch from 'minisearch';
import { COMMON, type SearchEntry, searchOptions, tokenize } from './search-terms';

export type SearchIndex = MiniSearch<SearchEntry>;

/** The articles that have all words of a query, or else some; the best first. */
export type Matches = { kind: 'all' | 'some' | 'none' | 'noWord'; ids: readonly number[] };

/** @throws when the index does not come */
export async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), searchOptions);
}

export function findMatches(index: SearchIndex, query: string): Matches {
  if (tokenize(query).every((word) => COMMON.has(word))) return { kind: 'noWord', ids: [] };
  const idsOf = (combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).map(({ id }) => Number(id));
  const all = idsOf('AND');
  if (all.length > 0) return { kind: 'all', ids: all };
  const some = idsOf('OR');
  return some.length > 0 ? { kind: 'some', ids: some } : { kind: 'none', ids: [] };
}
