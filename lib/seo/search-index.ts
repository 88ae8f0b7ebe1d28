import MiniSearch from 'minisearch';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import { buildBodyTree, listHeadings } from '@/lib/content/markdown/render-body';
import { keyOf, type SearchEntry, searchOptions } from './search-terms';

type Searched = Pick<Article, 'id' | 'title' | 'description' | 'keywords' | 'body'>;

/** Makes the index of articles for the search on the blog page, as JSON of MiniSearch. */
export function searchIndex(articles: readonly Searched[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(articles.toSorted((a, b) => a.id - b.id).map(makeEntry));
  return JSON.stringify(index);
}

function makeEntry({ id, title, description, keywords, body }: Searched): SearchEntry {
  const tree = buildBodyTree(body);
  const headings = listHeadings(tree).map(({ text }) => text);
  const texts: string[] = [];
  visit(tree, 'text', ({ value }) => {
    texts.push(value);
  });
  return {
    id,
    title,
    description,
    keywords: keywords.join(' '),
    keys: keywords.map(keyOf),
    headings: headings.join(' '),
    text: texts.join(' '),
  };
}
