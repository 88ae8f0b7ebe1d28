import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CmsContent, cmsFiles } from '@/lib/authoring/cms/cms-files';

/**
 * For hosts. The sign-in window has to reach the page that opened it, which the site's other pages
 * forbid. Hosts that join what two rules say make "same-origin, unsafe-none" of it, which browsers
 * do not know and take for unsafe-none.
 */
const HEADERS = `
# The editing page: never listed, and open to the window that it signs in with.
/admin/*
  X-Robots-Tag: noindex
  Cross-Origin-Opener-Policy: unsafe-none
`;

/** Writes the editing page to `admin/` in the finished site; nothing at all while it is off. */
export async function writeCms(outDir: string, content: CmsContent): Promise<void> {
  const files = await cmsFiles(content);
  if (files.size === 0) return;
  for (const [name, bytes] of files) {
    const place = path.join(outDir, 'admin', name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }
  await appendFile(path.join(outDir, '_headers'), HEADERS);
}
