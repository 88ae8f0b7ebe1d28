import { CSS_URL, makeElement, type Page, type ReadAsset, withError } from '../page';
import { findUsedStyles } from './used-styles';

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
  const laterNames = runtimeFiles.flatMap((url) => wordsIn(readAsset(url)));
  const used = await findUsedStyles(css, new Set([...namesOf(page, css), ...laterNames]));
  links.first().after(makeElement('style', {}, used));
  $('link[rel=preload][as=style]').remove();
  // React fetches a style sheet whose link is gone.
  if (isInteractive) links.attr('disabled', '');
  else links.remove();
  return page;
}

function wordsIn(chunk: Buffer | undefined): string[] {
  return chunk?.toString().match(/[\w-]+/g) ?? [];
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
    for (const className of classesOf(attribs.class)) names.add(className);
  }
  return names;
}

function classesOf(value = ''): string[] {
  return value.split(/\s+/).filter(Boolean);
}

const OWN = 'https://own.invalid';

/** URLs in a style sheet are relative to it; in a page they would be relative to the page. */
function resolveUrls(css: string, base: string): string {
  return css.replace(CSS_URL, (written, quote: string, url: string) => {
    if (/^(?:data:|#|$)/.test(url)) return written;
    const { origin, pathname, search, hash, href } = new URL(url, new URL(base, OWN));
    return `url(${quote}${origin === OWN ? pathname + search + hash : href}${quote})`;
  });
}
