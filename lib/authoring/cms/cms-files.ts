import type { CmsConfig } from '@sveltia/cms';
import { readFileSync } from 'node:fs';
import { findTargets, type LinkedArticle, type LinkTargets } from '@/lib/content/links';
import { nextNumber } from '@/lib/content/redirects';
import { isPublished } from '@/lib/content/queries';
import { escapeHtml } from '@/lib/site/escape';
import { type Backend, makeBackend } from './backend';
import { readCmsBundle } from './cms-bundle';
import { type CmsContent, makeCmsConfig } from './cms-config';
import type { Images } from './entry-files';

/** The content of `settings.json`, which the page's script reads. */
export type CmsSettings = {
  config: CmsConfig;
  nextNumber: number;
  images: Images;
  /** Those who can sign articles. */
  people: readonly { id: string }[];
  topics: readonly { id: string }[];
  /** The articles that readers cannot see yet, by number. */
  heldBack: readonly (readonly [id: number, LinkedArticle])[];
  /** The other targets of links. */
  targets: Pick<LinkTargets, 'files' | 'ids' | 'siteUrl'>;
  redirects: readonly (readonly [from: string, to: string])[];
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
  const files = await readCmsBundle();
  const { redirects, ...targets } = findTargets(content);
  const heldBack = content.articles.filter((article) => !isPublished(article));
  const settings: CmsSettings = {
    config: makeCmsConfig(content, backend),
    nextNumber: nextNumber(content.articles, content.redirects),
    images: [...content.images.values()],
    people: content.people.map(({ id }) => ({ id })),
    topics: content.pages.blog.topics.list.map(({ id }) => ({ id })),
    heldBack: heldBack.map(({ id, date, draft }) => [id, { date, draft, body: undefined }]),
    targets,
    redirects: [...redirects],
  };
  const title = `${content.site.shortName}: editing`;
  return new Map([
    ...files,
    ['index.html', Buffer.from(fillPage(title, backend))],
    ['settings.json', Buffer.from(JSON.stringify(settings))],
  ]);
}

/**
 * The page for the CMS. Its policy allows only what that needs: it creates style elements and attributes
 * itself, scales photos with WebAssembly, and shows unsaved files from memory (blob:).
 */
const PAGE = readFileSync(new URL('admin.html', import.meta.url), 'utf8');

function fillPage(title: string, { apis, avatars }: Backend): string {
  // A policy reads a path without a slash at its end as one file, and a ";" as the end of the list.
  const originsOf = (urls: string[]) => urls.map((url) => new URL(url).origin).join(' ');
  return PAGE.replace('{avatars}', originsOf(avatars))
    .replace('{apis}', originsOf(apis))
    .replace('{title}', () => escapeHtml(title));
}
