import { behaviourScript } from '@/components/ui/behaviour';
import { tokenize } from '@/lib/seo/tokenize.behaviour';
import { paths } from '@/lib/site/paths';
import { searchArticles } from './article-search.behaviour';

export const SEARCH_FIELD_ID = 'q';
export const SEARCH_STATUS_ID = 'found';

/** How long a search waits for the words of the texts before it says so, in milliseconds. */
const TIMEOUT_MS = 4000;

/** The search as a file of its own: most readers of the list never use it. */
export function searchScript(): string {
  return behaviourScript(searchArticles, SEARCH_FIELD_ID, [
    SEARCH_STATUS_ID,
    paths.search('*'),
    TIMEOUT_MS,
    tokenize,
  ]);
}
