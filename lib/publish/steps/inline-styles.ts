import { PurgeCSS } from 'purgecss';
import { CSS_URL, OWN_ORIGIN, type Page, type ReadAsset, withError } from '../page';

/**
 * Replaces the page's style sheets by one `<style>` with the rules that it uses. That is always smaller
 * for a first visit: a part of the same text, compressed together with the page, and no request. A
 * sheet for print stays a file: it paints nothing on the screen, and browsers fetch it last.
 */
export async function inlineStyles(page: Page, readAsset: ReadAsset): Promise<Page> {
  const { $, isInteractive, runtimeFiles } = page;
  const links = $('link[rel=stylesheet]:not([media])');
  const hrefs = links.toArray().map(({ attribs: { href = '' } }) => href);
  const missing = hrefs.find((href) => !readAsset(href));
  if (missing !== undefined) return withError(page, `there is no style sheet ${missing}`);
  if (hrefs.length === 0) return page;

  const css = hrefs.map((href) => resolveUrls(readAsset(href)?.toString() ?? '', href)).join('');
  // Components of an interactive page may show more later: its scripts contain those names.
  const laterNames = runtimeFiles.flatMap(
    (url) =>
      readAsset(url)
        ?.toString()
        .match(/[\w-]+/g) ?? [],
  );
  const used = await findUsedStyles(css, new Set([...namesOf(page, css), ...laterNames]));
  links.first().after($('<style>').text(used));
  $('link[rel=preload][as=style]').remove();
  // React fetches a style sheet whose link is gone.
  if (isInteractive) links.attr('disabled', '');
  else links.remove();
  return page;
}

/**
 * The names that selectors can match: elements (also those that a behaviour creates), ids, classes. An
 * id that no selector names is left out: otherwise each article, with the ids of its own headings,
 * would need its own run of PurgeCSS.
 */
function namesOf({ $ }: Page, css: string): Set<string> {
  const made = $('script')
    .text()
    .matchAll(/(?:createElement\(["']|\\u003c)(\w+)/g);
  const names = new Set([...made].map(([, name = '']) => name));
  for (const { name, attribs } of $.root().find('*').toArray()) {
    names.add(name);
    if (attribs.id && css.includes(`#${attribs.id}`)) names.add(attribs.id);
    for (const className of attribs.class?.match(/\S+/g) ?? []) names.add(className);
  }
  return names;
}

/** URLs in a style sheet are relative to it; in a page they would be relative to the page. */
function resolveUrls(css: string, base: string): string {
  return css.replace(CSS_URL, (written, quote: string, url: string) => {
    if (/^(?:data:|#|$)/.test(url)) return written;
    const { href } = new URL(url, OWN_ORIGIN + base);
    return `url(${quote}${href.replace(OWN_ORIGIN, '')}${quote})`;
  });
}

const known = new Map<string, Promise<string>>();

/**
 * Reduces a style sheet to the rules for the given names of elements, ids and classes. Results are
 * cached: two thousand articles consist of the same few elements.
 */
export function findUsedStyles(css: string, names: ReadonlySet<string>): Promise<string> {
  const key = [...[...names].sort(), css].join(' ');
  const used = known.get(key) ?? purge(css, names);
  known.set(key, used);
  return used;
}

async function purge(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // The names are all that the page contains; PurgeCSS reads no file.
    content: [{ raw: [...names].join(' '), extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: (raw) => raw.split(' ') }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // No document contains states, parts that the browser draws, or attributes that scripts set.
    safelist: { standard: [/^:/] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return result?.css ?? css;
}
