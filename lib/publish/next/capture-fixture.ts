import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Captures the fixture of this folder's tests from an export that the adapter has kept (see "Upgrading
 * Next" in CONTRIBUTING.md): `npx tsx lib/publish/next/capture-fixture.ts [folder]`. It takes three
 * kinds of pages and what Next knows of them, and shortens what is the site's own or long.
 */
const [, , from = '.tmp/sites/raw'] = process.argv;
const to = path.join(import.meta.dirname, 'fixture');

/** A page of one route, the 404 page, and the interactive page, with the routes that make them. */
const PAGES = ['embeds/newsletter', '404', 'contact'];
const ROUTES = ['/embeds/newsletter', '/_not-found', '/contact'];
/** More entries for the list of routes: a page of a dynamic route, and a route that makes no page. */
const OTHER_ENTRIES = ['/blog/1', '/images/logo.svg'];
/** The router's data for one page, and the 404 page once more. */
const ROUTER_FILES = ['contact/__next._tree.txt', '_not-found.html'];

await rm(to, { recursive: true, force: true });

for (const name of PAGES) {
  const html = await readFile(path.join(from, `export/${name}.html`), 'utf8');
  await write(`export/${name}.html`, shortenPage(html));
  await write(`export/${name}.txt`, '');
}
for (const name of ROUTER_FILES) await write(`export/${name}`, '');

for (const route of [...ROUTES, '/blog/[id]']) {
  const file = path.posix.join('dist/server/app', route, 'page_client-reference-manifest.js');
  const script = await readFile(path.join(from, file), 'utf8');
  // The sites of the browser tests are built in a copy of the project.
  await write(file, script.replaceAll('[project]/.tmp/sites/project/', '[project]/'));
}
const manifest = JSON.parse(
  await readFile(path.join(from, 'dist/prerender-manifest.json'), 'utf8'),
) as { routes: Record<string, unknown>; preview?: unknown };
const entries = [...ROUTES, ...OTHER_ENTRIES].map((route) => [route, manifest.routes[route]]);
await write(
  'dist/prerender-manifest.json',
  JSON.stringify({ ...manifest, preview: {}, routes: Object.fromEntries(entries) as unknown }),
);

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, file)), { recursive: true });
  await writeFile(path.join(to, file), text);
}

/** Keeps what Next writes: the head, the form, scripts, and the beginnings of React's data. */
function shortenPage(html: string): string {
  return html
    .replace(/<(header|footer|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(meta|link) (?:property|name|rel="(?:icon|apple-touch-icon|alternate)")[^>]*>/g, '')
    .replace(/(?<=self\.__next_f\.push\(\[1,")(?:[^"\\]|\\.)*/g, (data) =>
      // Not within an escape.
      data.slice(0, 300).replace(/\\[^"]{0,5}$/, ''),
    );
}
