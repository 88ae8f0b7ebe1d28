import { listFiles } from '@/lib/site/list-files';

export type LoadRequest = { path: string; acceptEncoding: string };

const PAGES = ['/', '/about', '/services', '/blog', '/contact'];
/** Redirects, pages that are not there, and what robots ask for. */
const OTHERS = ['/about/', '/about.html', '/nowhere', '/blog/999999', '/robots.txt', '/feed.xml'];
/** How many files of each kind; as a page with its pictures and fonts has them. */
const FILES = { '.woff2': 4, '.jpg': 4, '.js': 3, '.css': 2, '.svg': 2 };
const ARTICLES = 6;
const ACCEPTED = ['gzip, deflate, br', 'gzip', 'identity'];

/** A mix of what a site is asked for: each address in each of three codings, kinds in turn. */
export async function listLoadRequests(outDir: string): Promise<LoadRequest[]> {
  const files = (await listFiles(outDir)).sort();
  const articles = files.flatMap((file) => /^(blog\/\d+)\.html$/.exec(file)?.[1] ?? []);
  const assets = Object.entries(FILES).flatMap(([ending, count]) =>
    files.filter((file) => file.endsWith(ending)).slice(0, count),
  );
  const named = [...articles.slice(0, ARTICLES), ...assets].map((file) => `/${file}`);
  return ACCEPTED.flatMap((_, turn) =>
    [...PAGES, ...named, ...OTHERS].map((path, index) => ({
      path,
      acceptEncoding: ACCEPTED[(turn + index) % ACCEPTED.length] ?? '',
    })),
  );
}
