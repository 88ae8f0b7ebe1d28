import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, locationOf, parseHeaderRules } from '@/lib/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';
import type { Answer } from './ask';
import type { Host } from './hosts';

// Hosts that run nowhere else. How they treat endings: github.com/slorber/trailing-slash-guide.

/** What a host's rules make of a path; files are named relative to the site. */
type Ruling = { status: number; file: string } | { status: number; location: string };

type Rules = {
  rule: (pathname: string, query: string) => Ruling;
  /** The headers of an answer that is a file. */
  headersOf: (pathname: string) => ReadonlyMap<string, string>;
};

function simulate(name: Host['name'], readRules: (siteDir: string) => Promise<Rules>): Host {
  return {
    name,
    isSimulated: true,
    start: async ({ siteDir }) => {
      const { rule, headersOf } = await readRules(siteDir);
      const ask = async (target: string): Promise<Answer> => {
        const [encoded = '', ...rest] = target.split('?');
        const query = rest.length > 0 ? `?${rest.join('?')}` : '';
        const pathname = decodeURIComponent(encoded);
        const ruling = rule(pathname, query);
        if ('location' in ruling) {
          const headers = new Map([['location', ruling.location]]);
          return { status: ruling.status, headers, sent: Buffer.alloc(0), body: Buffer.alloc(0) };
        }
        const body = await readFile(path.join(siteDir, ruling.file));
        const headers = [...headersOf(pathname)].map(
          ([key, value]) => [key.toLowerCase(), value] as const,
        );
        return { status: ruling.status, headers: new Map(headers), sent: body, body };
      };
      return { ask: ({ target }) => ask(target), stop: () => Promise.resolve() };
    },
  };
}

/**
 * docs.netlify.com: "Custom headers", "Redirect options", "Rewrites and proxies"; "Pretty URLs" on.
 * A rule with "!" goes before a file, another after it; the first that fits counts. `_headers` is for
 * files, not for redirects.
 */
export const netlify = simulate('Netlify', async (siteDir) => {
  const read = (name: string) => readFile(path.join(siteDir, name), 'utf8');
  const files = new Set(await listFiles(siteDir));
  // Netlify takes these as instructions and does not publish them.
  for (const instructions of ['_headers', '_redirects']) files.delete(instructions);
  const headerRules = parseHeaderRules(await read('_headers'));
  const redirectRules = (await read('_redirects'))
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', code = '301'] = line.trim().split(/\s+/);
      return { from, to, status: parseInt(code, 10), isForced: code.endsWith('!') };
    });

  const follow = ({ to, status }: { to: string; status: number }, query: string): Ruling =>
    status === 404
      ? { status, file: to.slice(1) }
      : { status, location: locationOf({ to, status }, query) };
  return {
    headersOf: (pathname) =>
      new Map([
        ['Cache-Control', 'public, max-age=0, must-revalidate'],
        ...headersFor(headerRules, pathname),
      ]),
    rule: (pathname, query) => {
      const fits = redirectRules.filter(({ from }) =>
        from.endsWith('/*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from,
      );
      const forced = fits.find(({ isForced }) => isForced);
      if (forced) return follow(forced, query);
      const name = pathname.slice(1);
      const file = [name, `${name}.html`, `${name}index.html`].find((one) => files.has(one));
      if (file !== undefined) return { status: 200, file };
      const bare = name.replace(/\/$/, '');
      if (files.has(`${bare}.html`)) return { status: 301, location: `/${bare}${query}` };
      if (files.has(`${bare}/index.html`)) return { status: 301, location: `/${bare}/${query}` };
      return fits[0] ? follow(fits[0], query) : { status: 404, file: '404.html' };
    },
  };
});

/**
 * docs.github.com: "Creating a custom 404 page". /about is about.html, /about/ is not found,
 * /about.html is the same page again; `_headers` and `_redirects` are files like any other.
 */
export const githubPages = simulate('GitHub Pages', async (siteDir) => {
  const files = new Set(await listFiles(siteDir));
  return {
    headersOf: () => new Map([['Cache-Control', 'max-age=600']]),
    rule: (pathname, query) => {
      const name = pathname.slice(1);
      const isFolder = name === '' || name.endsWith('/');
      const names = isFolder ? [`${name}index.html`] : [name, `${name}.html`];
      const file = names.find((one) => files.has(one));
      if (file !== undefined) return { status: 200, file };
      if (files.has(`${name}/index.html`)) return { status: 301, location: `/${name}/${query}` };
      return { status: 404, file: '404.html' };
    },
  };
});
