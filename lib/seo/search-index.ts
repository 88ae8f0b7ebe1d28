import MiniSearch from 'minisearch';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import { withoutLinks } from '@/lib/content/text/split-links';
import { keyOf, type SearchEntry, searchOptions } from './search-query';

type Searched = Pick<Article, 'id' | 'title' | 'description' | 'keywords' | 'changes' | 'text'>;

/** Makes the index of articles for the search on the blog page, as JSON of MiniSearch. */
export function searchIndex(articles: readonly Searched[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(articles.toSorted((a, b) => a.id - b.id).map(makeEntry));
  return JSON.stringify(index);
}

function makeEntry(article: Searched): SearchEntry {
  const { id, title, description, keywords, changes, text } = article;
  const texts = changes.map((change) => withoutLinks(change.text));
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
