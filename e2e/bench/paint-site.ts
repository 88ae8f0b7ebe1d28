import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serveSite } from '../serve-site';
import { benchFolder } from './prepare-project';

/** The least that paints: what any page is compared with. */
const BLANK =
  '<!doctype html><html lang="en"><title>Blank</title><p>One short sentence.</p></html>';

export type PaintSite = {
  url: string;
  /** The address of one page of each kind. */
  pages: readonly { name: string; address: string }[];
  close: () => Promise<void>;
};

/**
 * Serves a copy of the built site with a blank page in it. The browser's own way to answer a request
 * in a server's place would not be throttled.
 */
export async function servePaintSite(outDir: string): Promise<PaintSite> {
  const folder = path.join(benchFolder, 'paint');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(outDir, folder, { recursive: true });
  await writeFile(path.join(folder, 'blank.html'), BLANK);

  const messagesFile = path.join(folder, 'messages.jsonl');
  const { url, close } = await serveSite({ outDir: folder, messagesFile });

  const article = await findArticle(folder);
  return {
    url,
    pages: [
      { name: 'blank', address: '/blank' },
      { name: 'home', address: '/' },
      { name: 'about', address: '/about' },
      { name: 'services', address: '/services' },
      { name: 'blog', address: '/blog' },
      ...(article ? [{ name: 'article', address: article }] : []),
      { name: 'contact', address: '/contact' },
      { name: '404', address: '/nowhere' },
    ],
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Nothing on a site without articles. */
async function findArticle(folder: string): Promise<string | undefined> {
  const names = await readdir(path.join(folder, 'blog')).catch(() => []);
  const id = names.flatMap((name) => /^(\d+)\.html$/.exec(name)?.[1] ?? []).sort()[0];
  return id && `/blog/${id}`;
}
