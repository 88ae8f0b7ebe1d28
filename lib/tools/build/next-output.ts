import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { version } from 'next/package.json';
import { listFiles } from '@/lib/site/list-files';
import { type Page, parsePage, programsOf } from './page';

// Everything that depends on how Next.js names, places and marks what it exports. See "Upgrade Next" in
// CONTRIBUTING.md.

const SUPPORTED_NEXT = '16.4';

/**
 * Refuses a minor version of Next.js that was not tested, because its output is not documented.
 *
 * @throws when the installed version is another one
 */
export function requireSupportedNext(installed: string = version): void {
  if (installed.startsWith(`${SUPPORTED_NEXT}.`)) return;
  throw new Error(
    `Next ${installed} is installed, but lib/tools/build/next-output.ts supports the output of Next ${SUPPORTED_NEXT} only. Follow "Upgrade Next" in CONTRIBUTING.md.`,
  );
}

/** Data of Next's router, such as `about/__next._tree.txt`. */
const SEGMENT = /(?:^|\/)__next\.[^/]*\.txt$/;
/** A second copy of the 404 page. */
const SECOND_404 = '_not-found.html';
/** Scripts, and style sheets, which the pages no longer need. The fonts beside them stay. */
const CHUNK = /^_next\/.*\.(?:js|css)$/;

/**
 * Separates the files of the site from Next's own files.
 *
 * @param siteDir the folder with the exported site
 * @param publicFiles the files of `public/`, which Next has copied and which stay as they are
 * @returns the pages and all files of the site, relative to `siteDir`; and a function that removes Next's files
 */
export async function openExport(siteDir: string, publicFiles: readonly string[]) {
  const isPublic = new Set(publicFiles);
  const exported = await listFiles(siteDir);
  const built = exported.filter((file) => !isPublic.has(file));
  const htmlFiles = built.filter((file) => file.endsWith('.html'));
  const payloads = new Set(htmlFiles.map((file) => file.replace(/\.html$/, '.txt')));
  const isRouters = (file: string) =>
    file === SECOND_404 || payloads.has(file) || SEGMENT.test(file);
  return {
    pages: htmlFiles.filter((file) => !isRouters(file)),
    files: exported.filter((file) => isPublic.has(file) || !isRouters(file)),
    removeNextFiles: async () => {
      const files = built.filter((file) => isRouters(file) || CHUNK.test(file));
      await Promise.all(files.map((file) => rm(path.join(siteDir, file))));
      // Servers redirect /about to /about/ if there is a folder of that name, so empty folders go too.
      const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory());
      for (const { parentPath, name } of folders.reverse())
        await rmdir(path.join(parentPath, name)).catch(() => undefined);
    },
  };
}

/** React's data in the text of a page. Next escapes every `<` in it. */
const FLIGHT_SCRIPTS = /<script>self\.__next_f\.push\([^<]*<\/script>/g;

/** The start of Next's own inline scripts. */
const INLINE = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

/**
 * Parses an exported page without the framework: its scripts, inline data, preloads and marks.
 *
 * @throws when the page has a script that is neither Next's nor the site's
 */
export function removeRuntime(file: string, html: string): Page {
  // React's data is half of the text, and would take as long to parse as the rest.
  const page = parsePage(file, html.replace(FLIGHT_SCRIPTS, ''));
  const { $ } = page;
  $('script[src^="/_next/"], link[rel=modulepreload], link[rel=preload][as=script]').remove();
  $('script:not([src], [type])')
    .filter((_, script) => INLINE.test($(script).text()))
    .remove();
  removeReactMarks(page);
  refuseUnknown(page);
  return page;
}

/** Removes React's marks in the document, and preloads of files that it does not use. */
function removeReactMarks({ $ }: Page): void {
  const comments = [...$.root().toArray(), ...$.root().find('*').toArray()]
    // The time of Cheerio's `contents` grows with the square of the page's length.
    .flatMap(({ children }) => children)
    .filter(({ type }) => type === 'comment');
  $(comments).remove();
  // Next renders the not-found page beside each page, and preloads its images if that ends in time. Two
  // builds would differ, and visitors would fetch images that they do not see.
  const shown = new Set(
    $('img')
      .map((_, { attribs }) => attribs.src)
      .get(),
  );
  $('link[rel=preload][as=image][href]')
    .filter((_, { attribs }) => !shown.has(attribs.href ?? ''))
    .remove();
  // Next repeats Open Graph tags for X, which reads Open Graph where its own tags are missing.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  // The connection to the page's own host is already open.
  $('link[rel=preconnect][href="/"], meta[name=next-size-adjust]').remove();
  // Next renders the metadata into an empty hidden <div> at the top of the body.
  const placeholder = $('div').first();
  if (placeholder.is('[hidden]:empty')) placeholder.remove();
}

/** Ids that React gives to the parts of Suspense boundaries. */
const SUSPENSE_ID = /^[BPS]:/;

/**
 * Refuses scripts that are neither Next's nor the site's, and content that only React would show: it moves a
 * finished Suspense boundary of more than about 12.8 KB into a hidden element at the end of the page.
 */
function refuseUnknown(page: Page): void {
  const script = programsOf(page).find(
    ({ attribs: { src, 'data-inline': inline } }) =>
      !src?.startsWith('/scripts/') && (inline === undefined || src !== undefined),
  );
  if (script) {
    const { attribs, children } = script;
    const [text] = children;
    const start = attribs.src ?? (text && 'data' in text ? text.data.slice(0, 60) : '');
    throw new Error(
      `${page.file} has an unknown script, "${start}". If a component renders it, write a behaviour; if Next.js does, see "Upgrade Next" (CONTRIBUTING.md).`,
    );
  }
  const elements = page.$('div[id], template[id]').toArray();
  if (elements.some(({ attribs }) => SUSPENSE_ID.test(attribs.id ?? '')))
    throw new Error(
      `${page.file} has content that only a script would show. Remove the <Suspense> or the loading file.`,
    );
}
