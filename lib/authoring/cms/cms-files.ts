import { makeAdminPage } from './admin-page';
import { makeBackend } from './backend';
import { readProgram } from './program';
import { makeStartScript, type CmsContent } from './start-script';

/**
 * The files of the editing page at /admin/, by their name in that folder; none while it is off.
 *
 * @param content of all articles, drafts and those to come too: their numbers are taken
 * @throws when the CMS is not installed
 */
export async function cmsFiles(content: CmsContent): Promise<Map<string, Buffer>> {
  const backend = makeBackend(content.site);
  if (!backend) return new Map();
  const { files, modules } = await readProgram();
  const title = `${content.site.shortName}: editing`;
  return new Map([
    ...files,
    ['index.html', Buffer.from(makeAdminPage({ title, backend, modules }))],
    ['start.js', Buffer.from(makeStartScript(content, backend))],
  ]);
}
