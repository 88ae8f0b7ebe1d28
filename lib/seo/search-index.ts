import MiniSearch from 'minisearch';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import { removeLinks } from '@/lib/content/text/split-links';
import { makeKeywordKey, type SearchEntry, searchOptions } from './search-query';

type SearchableArticle = Pick<
  Article,
  'id' | 'title' | 'description' | 'keywords' | 'changes' | 'text'
>;

/** Returns a MiniSearch index of the articles as JSON, for the search on the blog page. */
export function buildSearchIndex(articles: readonly SearchableArticle[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(articles.toSorted((a, b) => a.id - b.id).map(makeEntry));
  return JSON.stringify(index);
}

function makeEntry(article: SearchableArticle): SearchEntry {
  const { id, title, description, keywords, changes, text } = article;
  const texts = changes.map((change) => removeLinks(change.text));
  visit(text.html, 'text', ({ value }) => void texts.push(value));
  return {
    id,
    title,
    description,
    keywords: keywords.join(' '),
    keys: keywords.map(makeKeywordKey),
    headings: text.headings.map((heading) => heading.text).join(' '),
    text: texts.join(' '),
  };
}
