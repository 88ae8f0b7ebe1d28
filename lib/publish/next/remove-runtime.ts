import { createHash } from 'node:crypto';
import { type Page, parsePage, programsOf, withError } from '../page';
import type { ExportedPage } from './export';

/**
 * Removes the framework from a page: its scripts, its inline data, its hints. Of an interactive page, it
 * lists the files in the order in which they have to run. What is not recognised is an error.
 */
export function removeRuntime({ file, isInteractive }: ExportedPage, html: string): Page {
  // Parsing React's data, half of the text, would take as long as parsing the rest.
  const parsed = parsePage(file, isInteractive ? html : html.replace(FLIGHT_SCRIPTS, ''));
  const page = { ...parsed, isInteractive };
  const { $ } = page;
  $('script[src^="/_next/"][nomodule]').remove();
  const chunks = $('script[src^="/_next/"]').remove();
  const preloads = $('link[rel=modulepreload], link[rel=preload][as=script]').remove();
  const inline = $('script:not([src], [type])')
    .filter((_, script) => INLINE.test($(script).text()))
    .remove();
  // React writes these into the head where the page's data lets it: two builds would differ.
  for (const element of ['meta[name=next-size-adjust]', 'link[rel=expect]']) {
    $('head').append($(element));
  }
  if (!isInteractive) {
    removeReactMarks(page);
    return findUnknown(page);
  }

  const text = mergeFlightScripts(inline.toArray().map((script) => $(script).text()));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const payload = { url: `/_next/static/chunks/payload-${hash}.js`, text };
  const urls = [...preloads.toArray(), ...chunks.toArray()].map(
    ({ attribs }) => attribs.href ?? attribs.src ?? '',
  );
  const runtimeFiles = [...new Set([payload.url, ...urls])];
  return findUnknown({ ...page, runtimeFiles, files: [payload] });
}

/**
 * Finds scripts that are neither the framework's nor a behaviour, and content that React has moved to the
 * end of the page: a finished Suspense boundary of more than some 12.8 KB is there in a hidden element.
 */
function findUnknown(page: Page): Page {
  const messages = programsOf(page).map(({ attribs: { src }, children: [text] }) => {
    const start = src ?? (text && 'data' in text ? text.data.slice(0, 60) : '');
    return `an unknown script, "${start}". If a component prints it, use components/ui/behaviour.tsx; if Next does, see "Upgrading Next" in CONTRIBUTING.md`;
  });
  const moved = page
    .$('div[id], template[id]')
    .filter((_, { attribs }) => MOVED.test(attribs.id ?? ''));
  if (moved.length > 0) {
    messages.push('content that only a script would show; remove the <Suspense> or loading file');
  }
  return messages.reduce((found, message) => withError(found, message), page);
}

/** Ids that React gives to the parts of Suspense boundaries. */
const MOVED = /^[BPS]:/;

/** The framework's start, and React's data for taking over the page. */
const INLINE = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

/** Removes React's marks in the document, and hints for files that it does not use. */
function removeReactMarks({ $ }: Page): void {
  const comments = [...$.root().toArray(), ...$.root().find('*').toArray()]
    // The time of Cheerio's `contents` grows with the square of the page's length.
    .flatMap(({ children }) => children)
    .filter(({ type }) => type === 'comment');
  $(comments).remove();
  // Next renders the not-found page beside each page, and preloads its images if that ends in time: two
  // builds would differ, and visitors would fetch images that they do not see.
  const shown = new Set(
    $('img')
      .map((_, { attribs }) => attribs.src)
      .get(),
  );
  $('link[rel=preload][as=image][href]')
    .filter((_, { attribs }) => !shown.has(attribs.href ?? ''))
    .remove();
  // Next repeats Open Graph for X, which reads Open Graph where its own tags are missing.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  // Next preconnects to the page's own host, whose connection is open.
  $('link[rel=preconnect][href="/"]').remove();
  // Next renders the metadata into an empty hidden <div> at the top of the body.
  const placeholder = $('div').first();
  if (placeholder.is('[hidden]:empty')) placeholder.remove();
}

/** React's data in the text of a page. Next escapes every `<` in it. */
const FLIGHT_SCRIPTS = /<script>self\.__next_f\.push\([^<]*<\/script>/g;

/** A script that hands a text to React. */
const PUSH = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * Merges the framework's inline scripts into one program. React's data comes in pieces, cut where
 * the stream happened to pause; merged, two builds give the same bytes.
 */
function mergeFlightScripts(scripts: readonly string[]): string {
  const statements: string[] = [];
  let data = '';
  // The empty script writes the data that is left.
  for (const script of [...scripts, '']) {
    const [, piece] = PUSH.exec(script) ?? [];
    if (piece !== undefined) {
      data += String(JSON.parse(piece));
      continue;
    }
    if (data) statements.push(`self.__next_f.push(${JSON.stringify([1, data])})`);
    if (script) statements.push(script);
    data = '';
  }
  return statements.join(';');
}
