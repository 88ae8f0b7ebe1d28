import type { CmsConfig } from '@sveltia/cms';
import type { Content } from '@/lib/content/load';
import { nextNumber } from '@/lib/content/numbers';
import { makeAdminPage } from './admin-page';
import { makeBackend } from './backend';
import { readCmsBundle } from './cms-bundle';
import { makeCmsConfig } from './cms-config';

/** What the editing page is made from. */
export type CmsContent = Pick<Content, 'site' | 'people' | 'articles' | 'images' | 'redirects'>;

/** What the page's script reads from `settings.json`. */
export type CmsSettings = {
  config: CmsConfig;
  nextNumber: number;
  /** The file in `content/images` of each name that articles use. */
  images: Readonly<Record<string, string>>;
};

/**
 * The files of the editing page at /admin/, by their name in that folder; none while it is off.
 *
 * @param content of all articles, also drafts and future ones: their numbers are used
 * @throws when the CMS is not installed
 */
export async function cmsFiles(content: CmsContent): Promise<Map<string, Buffer>> {
  const backend = makeBackend(content.site);
  if (!backend) return new Map();
  const { files, modules } = await readCmsBundle();
  const settings: CmsSettings = {
    config: makeCmsConfig(content, backend),
    nextNumber: nextNumber(content.articles, content.redirects),
    images: Object.fromEntries([...content.images].map(([name, { file }]) => [name, file])),
  };
  const title = `${content.site.shortName}: editing`;
  return new Map([
    ...files,
    ['index.html', Buffer.from(makeAdminPage({ title, backend, modules }))],
    ['settings.json', Buffer.from(JSON.stringify(settings))],
  ]);
}
