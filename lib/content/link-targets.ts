import { type ImageIndex, listPublishedFiles } from '@/lib/images/images';
import type { IsoDate } from '@/lib/site/dates';
import { footerIds, generatedFiles, mainPagePaths, paths, sectionIds } from '@/lib/site/paths';
import { isPublished, type ParsedArticle } from './articles';
import type { Facts } from './collections';
import type { Ids, LinkTargets } from './rules/links';

type Parsed = {
  facts: Facts;
  articles: readonly ParsedArticle[];
  images: ImageIndex;
  publicFiles: readonly string[];
};

export function findTargets(parsed: Parsed, today: IsoDate): LinkTargets {
  const { facts, articles, images, publicFiles } = parsed;
  const hasPublishedArticles = articles.some(({ fields }) => fields && isPublished(fields, today));
  const numbered = articles.flatMap(({ id, ...article }) => (id ? [{ ...article, id }] : []));
  const articlePages = numbered.map(({ id, text, fields }) => {
    const ids = text && new Set([...text.ids, ...footerIds]);
    return [paths.article(id), { ...fields, ids }] as const;
  });
  const imageFiles = listPublishedFiles(images.values()).map(({ file }) => paths.image(file));
  const files = [...imageFiles, ...generatedFiles.filter((file) => !file.endsWith('/*'))];
  // A draft has no page, so its URL may be redirected.
  const withPage = numbered.filter(({ fields }) => fields?.draft === false);
  const ownPages = [...mainPagePaths, ...withPage.map(({ id }) => paths.article(id))];
  return {
    siteUrl: facts.site?.url,
    pages: new Map([...listMainPages(facts, hasPublishedArticles), ...articlePages]),
    files: new Set([...files, ...publicFiles.map((file) => `/${file}`)]),
    generatedPaths: [...ownPages, ...imageFiles, ...generatedFiles],
    redirects: new Map(facts.redirects?.map(({ from, to }) => [from, to])),
    firm: facts.site,
    today,
  };
}

/**
 * Returns each main page with its element ids. Omits the ids of optional sections that the page does not show. If
 * `site.yaml`, `pages.yaml`, `people.yaml` or `services.yaml` is invalid, `ids` is undefined for every page.
 */
function listMainPages(
  { site, pages, people, services }: Facts,
  hasPublishedArticles: boolean,
): [path: string, page: { ids: Ids }][] {
  if (!site || !pages || !people || !services)
    return mainPagePaths.map((path) => [path, { ids: undefined }]);
  const missingSections = [
    pages.home.questions.list.length === 0 && 'short-answers',
    !hasPublishedArticles && 'latest',
    people.length === 0 && 'people',
    !site.map && 'map',
    !pages.about.beforeHiring && 'before-hiring',
  ];
  return mainPagePaths.map((page) => {
    const sections = sectionIds[page].filter((id) => !missingSections.includes(id));
    const entries = { [paths.services]: services, [paths.about]: people }[page as string] ?? [];
    const ids = new Set([...sections, ...entries.map(({ id }) => id), ...footerIds]);
    return [page, { ids }];
  });
}
