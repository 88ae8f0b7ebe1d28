import { createHash } from 'node:crypto';
import { RUNTIME_LIST_ID } from '@/lib/contact/contact-fields';
import { makeElement, type Page, parsePage } from '../page';

/**
 * Takes the framework out of a page: its scripts, its inline data, its hints. On an interactive page a
 * list of what the runtime consists of takes their place, in the order the files have to run in, for
 * the behaviour that fetches them at the visitor's first intent. What is not recognised stays, for
 * `checkScripts` to find.
 *
 * @returns the page; the text that it was parsed from, without the inline data of React; and of an
 *   interactive page that data as a file of its own, `payload`, and the URL paths of all its files
 */
export function separateRuntime(file: string, html: string, isInteractive: boolean) {
  // Parsing React's data, half of the text, would take as long as parsing the rest.
  const source = isInteractive ? html : stripFlightScripts(html);
  const page = parsePage(file, source);
  const { $ } = page;
  $('script[src^="/_next/"][nomodule]').remove();
  const chunks = $('script[src^="/_next/"]').remove();
  const preloads = $('link[rel=modulepreload], link[rel=preload][as=script]').remove();
  const inline = $('script:not([src], [type], [data-behaviour])')
    .filter((_, script) => INLINE.test($(script).text()))
    .remove();
  // Where in the head React writes these depends on how soon the page's data is there: two builds
  // would differ.
  for (const element of ['meta[name=next-size-adjust]', 'link[rel=expect]']) {
    $('head').append($(element));
  }
  if (!isInteractive) {
    removeReactMarks(page);
    return { page, source, runtime: undefined };
  }

  const text = mergeFlightScripts(inline.toArray().map((script) => $(script).text()));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const payload = { url: `/_next/static/chunks/payload-${hash}.js`, text };
  const urls = [...preloads.toArray(), ...chunks.toArray()].map(
    ({ attribs }) => attribs.href ?? attribs.src ?? '',
  );
  const files = [...new Set([payload.url, ...urls])];
  const attributes = { type: 'application/json', id: RUNTIME_LIST_ID };
  $('head').append(makeElement('script', attributes, JSON.stringify(files)));
  return { page, source, runtime: { payload, files } };
}

/** The framework's start, and what React needs to take over the page. */
const INLINE = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

/** Removes what only React would use: marks in the document, and hints for what is not in it. */
function removeReactMarks({ $ }: Page): void {
  const comments = [...$.root().toArray(), ...$.root().find('*').toArray()]
    // The time of Cheerio's `contents` grows with the square of the page's length.
    .flatMap(({ children }) => children)
    .filter(({ type }) => type === 'comment');
  $(comments).remove();
  // Next renders the not-found page beside each page, and asks early for its images when that is done
  // in time: two builds would differ, and visitors would fetch what they do not see.
  const shown = new Set(
    $('img')
      .map((_, { attribs }) => attribs.src)
      .get(),
  );
  $('link[rel=preload][as=image][href]')
    .filter((_, { attribs }) => !shown.has(attribs.href ?? ''))
    .remove();
  // Next repeats Open Graph for X, which reads Open Graph where it finds nothing of its own.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  // Next opens a connection to the page's own host, which is open.
  $('link[rel=preconnect][href="/"]').remove();
  // Next renders the metadata into an empty hidden <div> at the top of the body.
  const placeholder = $('div').first();
  if (placeholder.is('[hidden]:empty')) placeholder.remove();
}

/** Removes React's data from the text of a page. Next escapes every `<` in it. */
function stripFlightScripts(html: string): string {
  return html.replace(/<script>self\.__next_f\.push\([^<]*<\/script>/g, '');
}

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
