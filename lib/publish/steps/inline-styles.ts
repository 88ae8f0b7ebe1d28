import { CSS_URL, makeElement, type Page } from '../page';
import type { ReadAsset } from '../page-weight';
import type { UsedStyles } from './used-styles';

type Options = {
  readAsset: ReadAsset;
  usedStyles: UsedStyles;
  /** Words that components may use for names later. */
  laterWords: readonly string[];
  /** Whether the page has no components. */
  isStatic: boolean;
};

/**
 * Replaces the page's style sheets by one `<style>` with the rules it uses. That is always smaller
 * for a first visit: a part of the same text, compressed together with the page, and no request. A
 * sheet for print stays a file: nothing is painted by it, and browsers fetch it last.
 *
 * @throws when a style sheet is missing, or a script names a class that gets another name
 */
export async function inlineStyles(page: Page, options: Options): Promise<void> {
  const { readAsset, usedStyles, laterWords, isStatic } = options;
  const { file, $ } = page;
  const links = $('link[rel=stylesheet]:not([media])');
  if (links.length === 0) return;

  const sheets = links.toArray().map(({ attribs: { href = '' } }) => {
    const sheet = readAsset(href);
    if (!sheet) throw new Error(`out/${file}: there is no style sheet ${href}`);
    return resolveUrls(sheet.toString(), href);
  });
  const written = sheets.join('');
  const names = new Set([...namesOf(page, written), ...laterWords]);
  const { css, classNames } = await usedStyles(written, names, isStatic);
  links.first().after(makeElement('style', {}, css));
  // What is in the page need not be asked for early.
  $('link[rel=preload][as=style]').remove();
  if (isStatic) {
    links.remove();
    renameClasses(page, classNames);
  } else {
    // React asks for a style sheet whose link it does not find.
    links.attr('disabled', '');
  }
}

/**
 * What selectors ask for: elements, also those that a behaviour makes, ids, classes. Attributes may be
 * set by scripts at any time. An id that no selector names is left out: the ids of an article's headings
 * are its own, and without them `usedStyles` knows the answer from another article.
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

function renameClasses({ file, $ }: Page, names: ReadonlyMap<string, string>): void {
  const scripts = $('script').text();
  for (const name of names.keys()) {
    if (!scripts.includes(name)) continue;
    throw new Error(
      `out/${file}: a script names the class "${name}", which gets another name; use an id or a data attribute`,
    );
  }
  for (const element of $('[class]').toArray()) {
    const renamed = classesOf(element.attribs.class).flatMap((name) => names.get(name) ?? []);
    if (renamed.length > 0) element.attribs.class = renamed.join(' ');
    else delete element.attribs.class;
  }
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
