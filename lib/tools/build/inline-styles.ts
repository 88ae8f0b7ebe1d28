import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { OWN_ORIGIN, type Page } from './page';

/** The print styles of all pages, in `out/`. */
export const PRINT_SHEET = 'print.css';

type Styles = {
  /** The style sheets without their print styles, by URL path. */
  sheets: ReadonlyMap<string, string>;
  /** Names of classes and elements that a script may add, by behaviour name; `site` is the script of all pages. */
  laterNames: ReadonlyMap<string, readonly string[]>;
  /** Every word in `print.css`. All pages share that file, so names in it must not be shortened. */
  printWords: readonly string[];
};

/**
 * Replaces the page's style sheets by one `<style>` with the rules that the page uses. For a first visit that
 * is always smaller, because the rules are compressed together with the page and need no request. Print
 * styles stay a file, which browsers fetch last.
 *
 * @throws when the page links to a style sheet that does not exist
 */
export async function inlineStyles(
  { file, $ }: Page,
  { sheets, laterNames, printWords }: Styles,
): Promise<void> {
  const links = $('link[rel=stylesheet]');
  if (links.length === 0) return;
  let css = '';
  for (const { attribs } of links.toArray()) {
    const { href = '' } = attribs;
    const sheet = sheets.get(href);
    if (sheet === undefined) throw new Error(`${file} links to ${href}, which does not exist.`);
    css += resolveUrls(sheet, href);
  }
  const behaviours = $('[data-behaviour]').toArray();
  const scripts = ['site', ...behaviours.map(({ attribs }) => attribs['data-behaviour'] ?? '')];
  const later = scripts.flatMap((script) => laterNames.get(script) ?? []);
  const properties = $('body').html()?.match(CUSTOM_PROPERTY) ?? [];
  const used = await findUsedStyles(css, new Set([...namesOf($, css), ...later, ...properties]));
  const sheet = postcss.parse(used);
  removeUnusedFonts(sheet, $('body').html() ?? '');
  const fixed = new Set([...later, ...printWords, ...properties]);
  const style = $('<style>').text(shortenNames($, sheet, fixed));
  links.first().after(style);
  // In the head, browsers would fetch it before the fonts.
  $('body').append(`<link rel="stylesheet" href="/${PRINT_SHEET}" media="print">`);
  links.remove();
  $('link[rel=preload][as=style]').remove();
}

/** Splits a style sheet into its print styles and the rest. */
export function separatePrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule);
  });
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * Returns the names of a page's elements, ids and classes. Ids that no selector names are left out: otherwise
 * each article, with the ids of its own headings, would need its own run of PurgeCSS.
 */
function namesOf($: Page['$'], css: string): string[] {
  const elements = $('html, html *').toArray();
  return elements.flatMap(({ name, attribs: { id, class: classes } }) => [
    name,
    ...(id && css.includes(`#${id}`) ? [id] : []),
    ...(classes?.match(/\S+/g) ?? []),
  ]);
}

/** `url("a")`, `url('a')` or `url(a)`: the quote, and the URL, which may contain the other quote and brackets. */
const CSS_URL = /url\((["']?)(.*?)\1\)/g;

/** Makes relative URLs absolute, because in a page they would be relative to the page. */
function resolveUrls(css: string, base: string): string {
  return css.replace(CSS_URL, (written, quote: string, url: string) => {
    if (/^(?:data:|#|$)/.test(url)) return written;
    const { href } = new URL(url, OWN_ORIGIN + base);
    return `url(${quote}${href.replace(OWN_ORIGIN, '')}${quote})`;
  });
}

/**
 * Gives the page's classes and custom properties names of one or two letters, and removes classes without a
 * rule. The names in the style sheets are unique in the whole site and long: 5 % of a page's bytes.
 *
 * @returns the style sheet with the new names
 */
function shortenNames($: Page['$'], sheet: Root, fixed: ReadonlySet<string>): string {
  const short = new Map<string, string>();
  const shorten = (name: string) => {
    const letters = short.get(name) ?? (fixed.has(name) ? name : lettersOf(short.size));
    short.set(name, letters);
    return letters;
  };
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
    else
      rule.selector = rule.selector.replace(CLASS, (_, name: string) => {
        return `.${shorten(name.replace(/\\3(\d) /, '$1'))}`;
      });
  });
  $('[class]').each((_, { attribs }) => {
    const names = attribs.class
      ?.split(/\s+/)
      .flatMap((name) => short.get(name) ?? (fixed.has(name) ? name : []));
    if (names?.length) attribs.class = names.join(' ');
    else delete attribs.class;
  });
  // Next puts a line break between style sheets, and a space after a comma.
  const oneLine = sheet.toString().replaceAll(/\n|(?<=,) /g, '');
  return oneLine.replace(CUSTOM_PROPERTY, (name) =>
    fixed.has(name) ? name : `--${shorten(name)}`,
  );
}

/** A class name; CSS escapes the digit that it begins with, as in `.\34 a` and `.-\34 a`. */
const CLASS = /\.((?:[\w-]|\\3\d )+)/g;

const CUSTOM_PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/** a, b, c … z, aa, ab … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

const cache = new Map<string, Promise<string>>();

/**
 * Returns the rules for elements, ids and classes of these names. Results are cached, because most
 * articles use the same names.
 */
export function findUsedStyles(css: string, names: ReadonlySet<string>): Promise<string> {
  const key = [...[...names].sort(), css].join(' ');
  const used = cache.get(key) ?? purge(css, names);
  cache.set(key, used);
  return used;
}

async function purge(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // A document does not contain its pseudo-classes, pseudo-elements, or attributes that scripts set.
    safelist: { standard: [/^:/], variables: [...names] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return result?.css ?? css;
}

/** Removes fonts that no rule names, and fonts for letters that the page does not have. */
function removeUnusedFonts(sheet: Root, html: string): void {
  const rules = sheet.toString().replaceAll(/@font-face[^}]*}/g, '');
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!rules.includes(value.replaceAll(/["']/g, ''))) face.remove();
    });
    face.walkDecls('unicode-range', ({ value }) => {
      const letters = value.replaceAll(/U\+(\w+)-(\w+),? */gi, '\\u{$1}-\\u{$2}');
      if (!new RegExp(`[${letters}]`, 'u').test(html)) face.remove();
    });
  });
}
