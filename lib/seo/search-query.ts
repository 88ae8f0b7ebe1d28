import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** An article, a service, the about page or the contact page. */
export type SearchEntry = {
  /** URL path, such as `/blog/3` or `/services#risk`. */
  id: string;
  /** Kind of the page, such as "Service". Undefined for articles. */
  kind?: string;
  title: string;
  /** Terms that people may search for, although the text does not contain them. Separated by ", ". */
  keywords: string;
  description: string;
  /** Sentences, headings and table rows, one per line. */
  text: string;
};

/** Splits "Ọjà's ₦4,000" into "ojas" and "4000". Writes out "4k" as "4000", but shortens "3 million" to "3m". */
export function tokenize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt('ɓɗƙƴ'.indexOf(letter)))
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d)k\b/g, (_, digit) => `${digit}000`)
    .replace(/(\d) million\b/g, '$1m');
  return plain.match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]*/g) ?? [];
}

/** English and Pidgin words that questions on any subject contain. */
const COMMON_WORDS = new Set(
  'a abeg about after again all also always am an and any anybody anyone anything are as at be because been before being better by can come coming could dey did didnt dis do does doesnt dont down each else even ever every everybody everyone everything find for from get gets getting give giving go good got had happen happens has have he help her here his how i if ill im in into is isnt it its ive just keep know knows like long make makes making many may maybe me might mine more most much must my need needed needs never no nobody not nothing now of offer offers often on once only or other our out over people please possible really same say says see should show since so some somebody someone something soon still such sure take takes tell tells than that thats the their them then there these they thing things this those through to told too took una under until up us use used versus very vs wan wanna want wanted wants was way ways we were wetin wey what whats when where whether which while who whose why will with without wont would yes yet you your'.split(
    ' ',
  ),
);

const listWords = (text: string) => tokenize(text).filter((word) => !COMMON_WORDS.has(word));

/** Normalizes a text: "Letters of Credit" becomes "letter credit". Keeps "who are you", which has only common words. */
const toKey = (text: string) => listWords(text).map(stemmer).join(' ') || tokenize(text).join(' ');

export type SearchResult = Pick<SearchEntry, 'id' | 'kind' | 'title'> & {
  /** The page's line that best matches the query (by default, the description). Split into words and separators. */
  excerpt: readonly (readonly [text: string, isMatch: boolean])[];
  /** Whether the page matches most of the query. Such a page probably answers the query. */
  isAnswer: boolean;
};

/** Returns all answers or, if the best result is no answer, up to 3 results. Undefined if a short query finds none. */
export type Search = (query: string) => readonly SearchResult[] | undefined;

export async function fetchSearch(url: string): Promise<Search> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return createSearch((await response.json()) as SearchEntry[]);
}

/**
 * Builds the index in the browser, so that visitors download only the text and not an index as well. Pauses after each
 * entry, so that the page still reacts when the visitor types.
 */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const cache = new Map<string, readonly string[]>();
  /** Returns words and their stems, because a mistyped word may resemble the full word but not its stem. */
  const readTerms = (line: string) => {
    const terms = cache.get(line) ?? listWords(line).flatMap((word) => [word, stemmer(word)]);
    cache.set(line, terms);
    return terms;
  };
  const index = new MiniSearch<SearchEntry>({
    fields: ['kind', 'title', 'keywords', 'description', 'text'],
    tokenize: (text) => text.split('\n').flatMap(readTerms),
    searchOptions: {
      boost: { title: 6, keywords: 6, description: 3 },
      prefix: (term) => term.length > 2,
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  await index.addAllAsync(entries, { chunkSize: 1 });

  const findWord = (word: string) => {
    const exactHits = index.search(word);
    const hits = exactHits.length > 0 ? exactHits : index.search(word, { fuzzy: countTypos });
    return {
      terms: new Set(hits.flatMap(({ terms }) => terms)),
      scores: new Map<unknown, number>(hits.map(({ id, score }) => [id, score])),
      // The fewer entries contain a word, the higher its weight.
      weight: Math.log(1 + entries.length / Math.max(hits.length, 1)),
    };
  };

  return (query) => {
    const key = toKey(query);
    const words = listWords(query).map(findWord);
    const findWords = (line: string) =>
      words.filter(({ terms }) => readTerms(line).some((term) => terms.has(term)));
    const weigh = (found: typeof words) => sum(found.map(({ weight }) => weight));

    const results = entries.flatMap(({ id, kind = '', title, keywords, description, text }) => {
      const score = sum(words.map(({ scores }) => scores.get(id) ?? 0));
      // A query of only common words can match a keyword, but no other text.
      if (key === '' || (score === 0 && words.length > 0)) return [];
      const lines = [description, ...text.split('\n')];
      // A page matches fully if a single line contains all words that are not in `inHead`. Words from several lines do
      // not count together, because different lines are often unrelated.
      const inHead = findWords(`${kind} ${title} ${keywords} ${description}`);
      const hasAll = lines.some(
        (line) => new Set([...inHead, ...findWords(line)]).size === words.length,
      );
      const share = hasAll ? 1 : weigh(inHead) / weigh(words);
      if (share < 0.25) return [];
      const isKeyword = [kind, ...keywords.split(', ')].some((keyword) => toKey(keyword) === key);
      if (words.length === 0 && !isKeyword) return [];
      const best = lines.reduce((a, b) => (weigh(findWords(b)) > weigh(findWords(a)) ? b : a));
      const excerpt = best.split(WORD).map((part) => [part, findWords(part).length > 0] as const);
      const rank = share * score + (isKeyword ? 1e6 : 0);
      return { id, kind, title, excerpt, isAnswer: share > 0.6, rank };
    });
    if (results.length === 0 && (words.length === 0 || key.length < 3)) return undefined;
    results.sort((a, b) => b.rank - a.rank);
    return results[0]?.isAnswer ? results.filter(({ isAnswer }) => isAnswer) : results.slice(0, 3);
  };
}

/** Has a capture group, so that `split` also returns the words. */
const WORD = /((?:[\p{L}\p{M}\p{N}'’]|[.,](?=\p{N}))+)/u;

/** Only words of six or more letters may have typos, because shorter words are similar to too many others. */
const countTypos = (term: string) => /^[a-z]{6,}$/.test(term) && (term.length > 8 ? 2 : 1);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
