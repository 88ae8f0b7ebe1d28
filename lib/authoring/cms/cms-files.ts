import type { CmsConfig } from '@sveltia/cms';
import type { Content } from '@/lib/content/load';
import { articleWords } from '../check-article';
import { nextNumber } from '../next-number';
import { makeAdminPage } from './admin-page';
import { makeBackend } from './backend';
import { readCmsBundle } from './cms-bundle';
import { FACTS_FORMAT, makeCmsConfig } from './cms-config';
import type { Rules } from './find-fault';
import { distinctFields, MIN_DESCRIPTION } from './form-fields';

/** What the editing page is made from. */
export type CmsContent = Pick<Content, 'site' | 'articles' | 'addresses' | 'redirects'>;

/** What the page's script reads from `settings.json`. */
export type CmsSettings = {
  config: CmsConfig;
  /** The format of site.yaml, which `config` names and the script registers. */
  factsFormat: string;
  nextNumber: number;
  rules: Rules;
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
    config: makeCmsConfig(content.site, backend),
    factsFormat: FACTS_FORMAT,
    nextNumber: nextNumber(content),
    rules: { words: articleWords, description: MIN_DESCRIPTION, distinct: distinctFields },
  };
  const title = `${content.site.shortName}: editing`;
  return new Map([
    ...files,
    ['index.html', Buffer.from(makeAdminPage({ title, backend, modules }))],
    ['settings.json', Buffer.from(JSON.stringify(settings))],
  ]);
}
