import { readdir, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { version } from 'next/package.json';
import { listFiles } from '@/lib/site/list-files';
import { type Page, parsePage } from './page';

// This module contains all code that depends on the format of Next's static export, which is not documented.
// See "Upgrade Next.js" in CONTRIBUTING.md.

const SUPPORTED_NEXT = '16.4';

/** Throws if the installed minor version of Next.js is untested, because the format of its export may differ. */
export function requireSupportedNext(installed: string = version): void {
  if (installed.startsWith(`${SUPPORTED_NEXT}.`)) return;
  throw new Error(
    `Next ${installed} is installed, but lib/tools/build/next-output.ts supports only the output of Next ${SUPPORTED_NEXT}. Follow "Upgrade Next.js" in CONTRIBUTING.md.`,
  );
}

const PREFETCH_DATA = /(?:^|\/)__next\.[^/]*\.txt$/;
/** Next.js exports the 404 page twice: as `404.html`, and with this name. */
const DUPLICATE_404 = '_not-found.html';
/** Matches the generated scripts and style sheets, which the build removes. Pages still need the fonts in `_next/`. */
const CHUNK = /^_next\/.*\.(?:js|css)$/;

/** `removeNextFiles` does not remove `publicFiles`, which come from `public/`. All paths are relative to `siteDir`. */
export async function separateExportedFiles(siteDir: string, publicFiles: readonly string[]) {
  const publicSet = new Set(publicFiles);
  const exported = await listFiles(siteDir);
  const generated = exported.filter((file) => !publicSet.has(file));
  const htmlFiles = generated.filter((file) => file.endsWith('.html'));
  const payloads = new Set(htmlFiles.map((file) => file.replace(/\.html$/, '.txt')));
  const isRouterFile = (file: string) =>
    file === DUPLICATE_404 || payloads.has(file) || PREFETCH_DATA.test(file);
  return {
    pages: htmlFiles.filter((file) => !isRouterFile(file)),
    files: exported.filter((file) => publicSet.has(file) || !isRouterFile(file)),
    removeNextFiles: async () => {
      const files = generated.filter((file) => isRouterFile(file) || CHUNK.test(file));
      await Promise.all(files.map((file) => unlink(path.join(siteDir, file))));
      // Remove empty folders too. If a folder about/ exists, servers redirect /about to it and do not send about.html.
      const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory());
      for (const { parentPath, name } of folders.reverse())
        await rmdir(path.join(parentPath, name)).catch(() => undefined);
    },
  };
}

/** Matches inline scripts with React's data. Next.js escapes `<` in the data, so a script ends at the first `<`. */
const FLIGHT_SCRIPTS = /<script>self\.__next_f\.push\([^<]*<\/script>/g;

const NEXT_INLINE_SCRIPT = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

/** Removes the client-side code of Next.js, its preloads and data, and React's comments. */
export function removeRuntime(file: string, html: string): Page {
  // Remove React's data before parsing, because it makes up half of the page and would double the parsing time.
  const page = parsePage(file, html.replace(FLIGHT_SCRIPTS, ''));
  const { $ } = page;
  $('script[src^="/_next/"], link[rel=modulepreload], link[rel=preload][as=script]').remove();
  $('script:not([src], [type])')
    .filter((_, script) => NEXT_INLINE_SCRIPT.test($(script).text()))
    .remove();
  removeUnusedMarkup(page);
  refuseUnknown(page);
  return page;
}

function removeUnusedMarkup({ $ }: Page): void {
  // React separates adjacent texts with comments. Keep the comments in the contact form, which React hydrates.
  const kept = new Set<unknown>($('#contact-form').find('*').addBack());
  const comments = [...$.root(), ...$.root().find('*')]
    .filter((element) => !kept.has(element))
    // Use `children`, because the run time of Cheerio's `contents()` grows with the square of the page's length.
    .flatMap(({ children }) => children)
    .filter(({ type }) => type === 'comment');
  $(comments).remove();
  // Next.js renders the not-found page together with each page, and sometimes preloads images of the not-found page.
  // Remove these preloads, because visitors never see the images, and the preloads could make two builds differ.
  const imageUrls = new Set(
    $('img')
      .map((_, { attribs }) => attribs.src)
      .get(),
  );
  $('link[rel=preload][as=image][href]')
    .filter((_, { attribs }) => !imageUrls.has(attribs.href ?? ''))
    .remove();
  // Next.js repeats the Open Graph tags as `twitter:` tags. X does not need them, because it reads Open Graph tags too.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  // Preconnecting to the page's own host is useless, because that connection is already open.
  $('link[rel=preconnect][href="/"], meta[name=next-size-adjust]').remove();
  const metadataDiv = $('div').first();
  if (metadataDiv.is('[hidden]:empty')) metadataDiv.remove();
}

const SUSPENSE_ID = /^[BPS]:/;

/**
 * Throws if a page has an unknown script, or content that stays hidden without React. If the content of a `<Suspense>`
 * boundary exceeds about 12.8 KB, React moves the content into a hidden element at the end of the page.
 */
function refuseUnknown(page: Page): void {
  const [script] = page.$('script:not([type$=json], [type=speculationrules], [src^="/scripts/"])');
  if (script) {
    const { attribs, children } = script;
    const [text] = children;
    const start = attribs.src ?? (text && 'data' in text ? text.data.slice(0, 60) : '');
    throw new Error(
      `${page.file} has an unknown script, "${start}". If one of your components renders it, write a behaviour instead. If Next.js renders it, follow "Upgrade Next.js" in CONTRIBUTING.md.`,
    );
  }
  const elements = page.$('div[id], template[id]').toArray();
  if (elements.some(({ attribs }) => SUSPENSE_ID.test(attribs.id ?? '')))
    throw new Error(
      `${page.file} has content that stays hidden, because only a script of React would show it. Remove the <Suspense> or the loading.tsx.`,
    );
}
