import { listVariants } from '@/lib/images/variants';
import { generatedFiles, paths } from '@/lib/site/paths';
import type { LinkTargets } from './explain-link';
import type { Content } from './load';
import { footerIds, sectionIds } from './section-ids';

/** What is known of `content/`; files with a fault are missing. */
type Sources = Pick<Content, 'images' | 'publicFiles'> &
  Partial<Pick<Content, 'site' | 'people'>> & {
    services?: readonly { id: string }[];
    redirects?: readonly { from: string; to: string }[];
  };

/** All that links can lead to, apart from articles. */
export function findTargets(sources: Sources): Omit<LinkTargets, 'articles' | 'today'> {
  const { site, services = [], people = [], redirects = [], images, publicFiles } = sources;
  const entries: Record<string, readonly { id: string }[]> = {
    [paths.services]: services,
    [paths.about]: people,
  };
  const ids = Object.entries(sectionIds).map(([screen, sections]) => {
    const own = entries[screen]?.map(({ id }) => id) ?? [];
    return [screen, [...sections, ...own, ...footerIds]] as const;
  });
  return {
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    files: [
      ...generatedFiles,
      ...publicFiles.map((file) => `/${file}`),
      ...listVariants(images).map(({ file }) => paths.image(file)),
    ],
    ids: Object.fromEntries(ids),
    siteUrl: site?.url,
  };
}
