import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { PLACEHOLDER_ORIGIN, type Page } from './page';

export const PRINT_STYLE_SHEET = 'print.css';

type Styles = {
  screenStylesByUrl: ReadonlyMap<string, string>;
  /** Class and element names that each script may add at run time, by script name. All pages load the script `site`. */
  runtimeNames: ReadonlyMap<string, readonly string[]>;
  /** All words in `print.css`. All pages share this file, so its class names must not be shortened. */
  printWords: readonly string[];
};

/**
 * Replaces the page's style sheets with one `<style>` that contains only the rules that the page uses. A first visit
 * then loads fewer bytes, because the rules are compressed together with the page. Print styles stay in a separate
 * file, which browsers fetch last.
 */
export async function inlineStyles(
  { file, $ }: Page,
  { screenStylesByUrl, runtimeNames, printWords }: Styles,
): Promise<void> {
  const links = $('link[rel=stylesheet]');
  if (links.length === 0) return;
  let css = '';
  for (const { attribs } of links.toArray()) {
    const { href = '' } = attribs;
    const sheet = screenStylesByUrl.get(href);
    if (sheet === undefined) throw new Error(`${file} links to ${href}, which does not exist.`);
    css += sheet;
  }
  const behaviours = $('[data-behaviour]').toArray();
  const scripts = ['site', ...behaviours.map(({ attribs }) => attribs['data-behaviour'] ?? '')];
  const addedNames = scripts.flatMap((script) => runtimeNames.get(script) ?? []);
  const html = $('body').html() ?? '';
  const properties = html.match(CUSTOM_PROPERTY) ?? [];
  const inputs = [
    css,
    sortUnique([...listNames($, css), ...addedNames, ...properties]),
    sortUnique([...addedNames, ...printWords, ...properties]),
    findUsedRanges(css, html),
  ] as const;
  // Cache the styles, because `inputs` are the same for most articles.
  const key = inputs.join('\n');
  const styles = cache.get(key) ?? makeStyles(...inputs);
  cache.set(key, styles);
  const { text, shortNames } = await styles;
  $('[class]').each((_, { attribs }) => {
    const names = attribs.class?.split(/\s+/).flatMap((name) => shortNames.get(name) ?? []);
    if (names?.length) attribs.class = names.join(' ');
    else delete attribs.class;
  });
  links.first().after($('<style>').text(text));
  // Add the link at the end of the body. In the head, it would make browsers fetch the print styles before the fonts.
  $('body').append(`<link rel="stylesheet" href="/${PRINT_STYLE_SHEET}" media="print">`);
  links.remove();
  $('link[rel=preload][as=style]').remove();
}

const cache = new Map<string, ReturnType<typeof makeStyles>>();

const sortUnique = (names: readonly string[]) => [...new Set(names)].sort();

/** Resolves the URLs of a style sheet, and separates its `@media print` rules from all other rules. */
export function splitPrintStyles(css: string, url: string): { screen: string; print: string } {
  const screen = postcss.parse(resolveUrls(css, url));
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule);
  });
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * Returns the page's element names, classes and ids, but only ids that a selector contains. Other ids, such as those of
 * headings, differ between articles. Such ids would keep `inlineStyles` from reusing the styles of another article.
 */
function listNames($: Page['$'], css: string): string[] {
  const elements = $.root().find('*').toArray();
  return elements.flatMap(({ name, attribs: { id, class: classes } }) => [
    name,
    ...(id && css.includes(`#${id}`) ? [id] : []),
    ...(classes?.match(/\S+/g) ?? []),
  ]);
}

/** Matches `url("a")`, `url('a')` and `url(a)`. Captures the quotation mark, if any, and the URL. */
const CSS_URL = /url\((["']?)(.*?)\1\)/g;

/** Resolves the relative URLs in a style sheet. After inlining, they would be relative to the page. */
function resolveUrls(css: string, sheetUrl: string): string {
  return css.replace(CSS_URL, (match, quote: string, url: string) => {
    if (/^(?:data:|#|$)/.test(url)) return match;
    const { href } = new URL(url, PLACEHOLDER_ORIGIN + sheetUrl);
    return `url(${quote}${href.replace(PLACEHOLDER_ORIGIN, '')}${quote})`;
  });
}

/**
 * Returns the rules for a page with the elements, classes and ids in `names`. Shortens names of classes and custom
 * properties to one or two letters, because long names would make up 5% of a page's bytes. Keeps `fixedNames`.
 */
async function makeStyles(
  css: string,
  names: readonly string[],
  fixedNames: readonly string[],
  fontRanges: readonly string[],
) {
  const sheet = postcss.parse(await findUsedStyles(css, names));
  removeUnusedFonts(sheet, fontRanges);
  const fixed = new Map(fixedNames.map((name) => [name, name]));
  const shortNames = new Map<string, string>();
  const shorten = (name: string) => {
    const shortName = shortNames.get(name) ?? fixed.get(name) ?? toLetters(shortNames.size);
    shortNames.set(name, shortName);
    return shortName;
  };
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
    else
      rule.selector = rule.selector.replace(CLASS_SELECTOR, (_, name: string) => {
        return `.${shorten(name.replace(/\\3(\d) /, '$1'))}`;
      });
  });
  const minified = sheet.toString().replaceAll(/\n|(?<=,) /g, '');
  const text = minified.replace(CUSTOM_PROPERTY, (name) => fixed.get(name) ?? `--${shorten(name)}`);
  return { text, shortNames: new Map([...shortNames, ...fixed]) };
}

/** Matches a class selector. A leading digit is escaped: `4a` becomes `.\34 a`, and `-4a` becomes `.-\34 a`. */
const CLASS_SELECTOR = /\.((?:[\w-]|\\3\d )+)/g;

const CUSTOM_PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

function toLetters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : toLetters(Math.floor(index / 26) - 1) + last;
}

export async function findUsedStyles(css: string, names: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // Keep rules with pseudo-classes and pseudo-elements, because the HTML does not contain their names. Keep rules
    // with attribute selectors, because scripts may set the attributes at run time.
    safelist: { standard: [/^:/], variables: [...names] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return result?.css ?? css;
}

/** Finds the `unicode-range` values in `css` that include at least one character of `html`. */
function findUsedRanges(css: string, html: string): string[] {
  return (css.match(/(?<=unicode-range: ?)U[^;}]+/g) ?? []).filter((range) => {
    const letters = range.replaceAll(/U\+(\w+)-(\w+),? */gi, '\\u{$1}-\\u{$2}');
    return new RegExp(`[${letters}]`, 'u').test(html);
  });
}

function removeUnusedFonts(sheet: Root, fontRanges: readonly string[]): void {
  const rules = sheet.toString().replaceAll(/@font-face[^}]*}/g, '');
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!rules.includes(value.replaceAll(/["']/g, ''))) face.remove();
    });
    face.walkDecls('unicode-range', ({ value }) => {
      if (!fontRanges.includes(value)) face.remove();
    });
  });
}
