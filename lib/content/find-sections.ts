import { paths, screenPaths } from '@/lib/site/paths';
import type { ParsedContent } from './load';
import { footerIds, sectionIds } from './section-ids';

/**
 * Finds the ids that links may name on each screen of this site: a section without an entry is left out
 * of its page.
 *
 * @param hasArticles whether visitors see any
 * @returns undefined for a screen whose list has a problem, or that is not in `sectionIds`
 */
export function findSections(
  { site, pages, people, services }: ParsedContent['facts'],
  hasArticles: boolean,
): [screen: string, ids: ReadonlySet<string> | undefined][] {
  const empty = new Set([
    ...(hasArticles ? [] : ['latest']),
    ...(people?.length === 0 ? ['people'] : []),
    ...(site && !site.map ? ['map'] : []),
    ...(pages && !pages.about.beforeHiring ? ['before-hiring'] : []),
  ]);
  const lists: Record<string, readonly { id: string }[] | undefined> = {
    [paths.services]: services,
    [paths.about]: site && people,
  };
  return screenPaths.map((screen) => {
    const entries = screen in lists ? lists[screen] : [];
    const shown = sectionIds[screen]?.filter((id) => !empty.has(id));
    const ids = shown && entries && [...shown, ...entries.map(({ id }) => id), ...footerIds];
    return [screen, ids && new Set(ids)];
  });
}
