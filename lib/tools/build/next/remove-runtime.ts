import { type Page, parsePage, programsOf, withError } from '../page';

/**
 * Removes the framework from a page: its scripts, its inline data, its hints, its marks. What is not
 * recognised is an error.
 */
export function removeRuntime(file: string, html: string): Page {
  // Parsing React's data, half of the text, would take as long as parsing the rest.
  const page = parsePage(file, html.replace(FLIGHT_SCRIPTS, ''));
  const { $ } = page;
  $('script[src^="/_next/"], link[rel=modulepreload], link[rel=preload][as=script]').remove();
  $('script:not([src], [type])')
    .filter((_, script) => INLINE.test($(script).text()))
    .remove();
  removeReactMarks(page);
  return findUnknown(page);
}

/** React's data in the text of a page. Next escapes every `<` in it. */
const FLIGHT_SCRIPTS = /<script>self\.__next_f\.push\([^<]*<\/script>/g;

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
  // Next preconnects to the page's own host, whose connection is open, and tells of fonts that it has not.
  $('link[rel=preconnect][href="/"], meta[name=next-size-adjust]').remove();
  // Next renders the metadata into an empty hidden <div> at the top of the body.
  const placeholder = $('div').first();
  if (placeholder.is('[hidden]:empty')) placeholder.remove();
}

/**
 * Finds scripts that are neither the framework's nor the site's, and content that React has moved to the
 * end of the page: a finished Suspense boundary of more than some 12.8 KB is there in a hidden element.
 */
function findUnknown(page: Page): Page {
  const messages = programsOf(page)
    .filter(
      ({ attribs: { src, 'data-inline': inline } }) =>
        !src?.startsWith('/scripts/') && (inline === undefined || src !== undefined),
    )
    .map(({ attribs: { src }, children: [text] }) => {
      const start = src ?? (text && 'data' in text ? text.data.slice(0, 60) : '');
      return `an unknown script, "${start}". If a component prints it, write a behaviour (README); if Next does, see "Upgrading Next" in CONTRIBUTING.md`;
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
