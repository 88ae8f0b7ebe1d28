import type { Article } from '@/lib/content/article';

/** What a word may begin with: the index has a file for each. */
export const searchLetters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** From word to the ids of the articles whose text has it: ascending, each as its distance from the one before. */
export type IndexShard = Record<string, number[]>;

type Searched = Pick<Article, 'id' | 'body'>;

const parts = new WeakMap<readonly Searched[], ReadonlyMap<string, IndexShard>>();

/**
 * The words of the articles' texts that begin with a letter, in the order of the alphabet. One
 * letter is the split: of 520 articles the heaviest three files are 23,000 bytes after brotli.
 *
 * @param articles read once however many letters are asked for, so the same list each time
 * @param letter one of `searchLetters`; nothing begins with another
 */
export function indexShard(articles: readonly Searched[], letter: string): IndexShard {
  const known = parts.get(articles) ?? buildParts(articles);
  parts.set(articles, known);
  return known.get(letter) ?? {};
}

function buildParts(articles: readonly Searched[]): ReadonlyMap<string, IndexShard> {
  const ids = new Map<string, number[]>();
  for (const { id, body } of articles.toSorted((a, b) => a.id - b.id)) {
    for (const word of new Set(tokenize(withoutAddresses(body)))) {
      const known = ids.get(word);
      if (known) known.push(id);
      else ids.set(word, [id]);
    }
  }
  const words = [...ids.keys()].toSorted();
  return new Map(
    searchLetters.map((letter) => {
      const own = words.filter((word) => word.startsWith(letter));
      return [
        letter,
        Object.fromEntries(own.map((word) => [word, distances(ids.get(word) ?? [])])),
      ];
    }),
  );
}

/** A text as its readers meet it: where its links and pictures lead is none of their words. */
function withoutAddresses(body: string): string {
  return body.replace(/\]\([^)\s]*/g, '] ');
}

function distances(ids: readonly number[]): number[] {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0));
}

/**
 * The words of a text as search knows them: lower case, without diacritics or apostrophes ("Ọjà's"
 * is "ojas"), the hooked letters of Hausa plain, numbers without commas ("₦400,000" is "400000",
 * "27.5%" is "27.5"); no single letters. In their order, with repetitions; each begins with one of
 * `searchLetters`.
 */
export function tokenize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt('ɓɗƙƴ'.indexOf(letter)))
    .replace(/(\d),(?=\d)/g, '$1');
  return plain.match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]+/g) ?? [];
}
