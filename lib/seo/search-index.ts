import MiniSearch from 'minisearch';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import { keyOf, type SearchEntry, searchOptions } from './search-terms';

type Searched = Pick<Article, 'id' | 'title' | 'description' | 'keywords' | 'text'>;

/** Makes the index of articles for the search on the blog page, as JSON of MiniSearch. */
export function searchIndex(articles: readonly Searched[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(articles.toSorted((a, b) => a.id - b.id).map(makeEntry));
  return JSON.stringify(index);
}

function makeEntry({ id, title, description, keywords, text }: Searched): SearchEntry {
  const texts: string[] = [];
  visit(text.html, 'text', ({ value }) => void texts.push(value));
  return {
    id,
    title,
    description,
    keywords: keywords.join(' '),
    keys: keywords.map(keyOf),
    headings: text.headings.map((heading) => heading.text).join(' '),
    text: texts.join(' '),
  };
}
