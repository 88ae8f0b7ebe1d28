import { listFiles } from '@/lib/site/list-files';
import type { Host } from './host';
import { startRulesServer } from './rules-server';

/** All that GitHub Pages sends besides a file; it knows no headers of a site's own. */
const HEADERS = new Map([
  ['Cache-Control', 'max-age=600'],
  ['Access-Control-Allow-Origin', '*'],
]);

/**
 * GitHub Pages' rules (docs.github.com: "Creating a custom 404 page"; how it treats endings:
 * github.com/slorber/trailing-slash-guide): /about is about.html, /about/ is not found, /about.html
 * is the same page once more, and `_headers` and `_redirects` are files like any other.
 */
export const pages: Host = {
  name: 'GitHub Pages',
  start: async ({ siteDir }) => {
    const files = new Set(await listFiles(siteDir));
    return startRulesServer(siteDir, (pathname, query) => {
      const name = pathname.slice(1);
      const isFolder = name === '' || name.endsWith('/');
      const names = isFolder ? [`${name}index.html`] : [name, `${name}.html`];
      const file = names.find((one) => files.has(one));
      if (file === undefined && files.has(`${name}/index.html`)) {
        return Promise.resolve({ status: 301, location: `/${name}/${query}`, headers: HEADERS });
      }
      return Promise.resolve({
        ...(file === undefined ? { status: 404, file: '404.html' } : { status: 200, file }),
        headers: HEADERS,
      });
    });
  },
};
