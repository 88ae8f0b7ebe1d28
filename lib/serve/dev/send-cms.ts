import type { IncomingMessage, ServerResponse } from 'node:http';
import { cmsFiles } from '@/lib/authoring/cms/cms-files';
import { loadContent } from '@/lib/content/load';
import { contentTypeOf } from '../send-file';

const FOLDER = '/admin/';

/**
 * Answers a request for the editing page, which the finished site would have in a folder.
 *
 * @param root the folder that holds `content/`, which has to be readable
 * @returns whether it was one, and the page is switched on
 */
export async function sendCms(
  root: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const [pathname = ''] = (req.url ?? '').split('?');
  if (!`${pathname}/`.startsWith(FOLDER)) return false;
  const files = await cmsFiles(await loadContent(root));
  const name = pathname.slice(FOLDER.length) || 'index.html';
  const bytes = files.get(name);
  if (!bytes) return false;
  if (!pathname.startsWith(FOLDER)) {
    res.writeHead(307, { Location: FOLDER }).end();
    return true;
  }
  res.writeHead(200, { 'Content-Type': contentTypeOf(name).header, 'Cache-Control': 'no-store' });
  res.end(bytes);
  return true;
}
