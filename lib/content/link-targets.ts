import { listVariants } from '@/lib/images/variants';
import { generatedFiles, paths } from '@/lib/site/paths';
import type { LinkTargets } from './explain-link';
import type { Content } from './load';
import { footerIds, sectionIds } from './section-ids';

/** Files of `content/`; one with a fault is undefined. */
type Sources = Pick<Content, 'images' | 'publicFiles'> & {
  site?: Pick<Content['site'], 'url'>;
  services?: readonly { id: string }[];
  people?: readonly { id: string }[];
  redirects?: readonly { from: string; to: string }[];
};

/** All that links can lead to, apart from articles. */
export function findTargets({
  site,
  services = [],
  people = [],
  redirects = [],
  images,
  publicFiles,
}: Sources): Omit<LinkTargets, 'articles' | 'today'> {
  const entries: Record<string, readonly { id: string }[]> = {
    [paths.services]: services,
    [paths.about]: people,
  };
  const ids = Object.entries(sectionIds).map(([screen, sections]) => {
    const own = entries[screen] ?? [];
    return [screen, [...sections, ...own.map(({ id }) => id), ...footerIds]] as const;
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
