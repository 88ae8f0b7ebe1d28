import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '@/e2e/hosts/host';
import { type Ruling, startRulesServer } from '@/e2e/hosts/rules-server';
import { headersFor, locationOf, parseHeaderRules } from '@/lib/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';

/** Instructions to Netlify, which it takes and does not publish. */
const INSTRUCTIONS = new Set(['_headers', '_redirects']);

/** Unless `_headers` says otherwise. */
const DEFAULTS = new Map([['Cache-Control', 'public, max-age=0, must-revalidate']]);

/**
 * Netlify's documented rules (docs.netlify.com: "Custom headers", "Redirect options", "Rewrites and
 * proxies"; how it treats endings: github.com/slorber/trailing-slash-guide, "Pretty URLs on").
 * A rule with "!" goes before a file, another after it; the first that fits counts. The headers of
 * `_headers` are for files, not for redirects.
 */
export const netlify: Host = {
  name: 'Netlify',
  start: async ({ siteDir }) => {
    const files = new Set((await listFiles(siteDir)).filter((file) => !INSTRUCTIONS.has(file)));
    const read = (name: string) => readFile(path.join(siteDir, name), 'utf8');
    const headerRules = parseHeaderRules(await read('_headers'));
    const redirectRules = parseRules(await read('_redirects'));
    return startRulesServer(siteDir, (pathname, query) => {
      const headers = headersFor(headerRules, pathname);
      const fits = redirectRules.filter(({ from }) => isFor(from, pathname));
      const forced = fits.find(({ isForced }) => isForced);
      const ruling = forced ? follow(forced, query) : findFile(files, pathname, query);
      const after = ruling ?? (fits[0] && follow(fits[0], query));
      const found: Ruling = after ?? { status: 404, file: '404.html' };
      if ('location' in found) return Promise.resolve(found);
      return Promise.resolve({ ...found, headers: new Map([...DEFAULTS, ...headers]) });
    });
  },
};

type Rule = { from: string; to: string; status: number; isForced: boolean };

function parseRules(text: string): Rule[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', code = '301'] = line.trim().split(/\s+/);
      return { from, to, status: parseInt(code, 10), isForced: code.endsWith('!') };
    });
}

function isFor(from: string, pathname: string): boolean {
  return from.endsWith('/*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from;
}

function follow({ to, status }: Rule, query: string): Ruling {
  if (status === 404) return { status: 404, file: to.slice(1) };
  return { status: status === 302 ? 302 : 301, location: locationOf({ to, status }, query) };
}

function findFile(files: Set<string>, pathname: string, query: string): Ruling | undefined {
  const name = pathname.slice(1);
  const file = [name, `${name}.html`, `${name}index.html`].find((one) => files.has(one));
  if (file !== undefined) return { status: 200, file };
  const bare = name.replace(/\/$/, '');
  if (files.has(`${bare}.html`)) return { status: 301, location: `/${bare}${query}` };
  if (files.has(`${bare}/index.html`)) return { status: 301, location: `/${bare}/${query}` };
  return undefined;
}
