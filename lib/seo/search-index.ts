import type { Article } from '@/lib/content/article';
import { tokenize } from './tokenize.behaviour';

/** What a word may begin with: the index has a file for each. */
export const searchLetters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** From a word to the ids of the articles that have it: ascending, each as its difference from the one before. */
export type IndexShard = Record<string, number[]>;

type Searched = Pick<Article, 'id' | 'body'>;

const cache = new WeakMap<readonly Searched[], ReadonlyMap<string, IndexShard>>();

/**
 * The words of the articles' texts that begin with a letter, in alphabetical order. One letter is
 * enough of a split: with 520 articles the three largest files are 23,000 bytes after brotli.
 *
 * @param articles pass the same list for every letter: it is read once
 * @param letter one of `searchLetters`; no word begins with any other
 */
export function indexShard(articles: readonly Searched[], letter: string): IndexShard {
  const shards = cache.get(articles) ?? buildShards(articles);
  cache.set(articles, shards);
  return shards.get(letter) ?? {};
}

function buildShards(articles: readonly Searched[]): ReadonlyMap<string, IndexShard> {
  const ids = new Map<string, number[]>();
  for (const { id, body } of articles.toSorted((a, b) => a.id - b.id)) {
    for (const word of new Set(tokenize(withoutUrls(body)))) {
      const known = ids.get(word);
      if (known) known.push(id);
      else ids.set(word, [id]);
    }
  }
  const shards = new Map<string, IndexShard>();
  for (const word of [...ids.keys()].sort()) {
    const shard = shards.get(word.charAt(0)) ?? {};
    shard[word] = deltas(ids.get(word) ?? []);
    shards.set(word.charAt(0), shard);
  }
  return shards;
}

/** A text without the URLs of its links and images, which readers do not see. */
function withoutUrls(body: string): string {
  return body.replace(/\]\([^)\s]*/g, '] ');
}

function deltas(ids: readonly number[]): number[] {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0));
}
