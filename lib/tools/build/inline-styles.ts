import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { CSS_URL, OWN_ORIGIN, type Page, withError } from './page';

/** The rules for paper of all pages, in `out/`. */
export const PRINT_SHEET = 'print.css';

type Sources = {
  /** The style sheets by their URL paths, without their rules for paper. */
  sheets: ReadonlyMap<string, string>;
  /** The classes of what behaviours show later, by the names of these. */
  laterClasses: ReadonlyMap<string, readonly string[]>;
};

/**
 * Replaces the page's style sheets by one `<style>` with the rules that it uses. That is always smaller
 * for a first visit: a part of the same text, compressed together with the page, and no request. The
 * rules for paper are a file: they paint nothing on the screen, and browsers fetch it last.
 */
export async function inlineStyles(page: Page, { sheets, laterClasses }: Sources): Promise<Page> {
  const { $ } = page;
  const links = $('link[rel=stylesheet]');
  if (links.length === 0) return page;
  let css = '';
  for (const { attribs } of links.toArray()) {
    const { href = '' } = attribs;
    const sheet = sheets.get(href);
    if (sheet === undefined) return withError(page, `there is no style sheet ${href}`);
    css += resolveUrls(sheet, href);
  }
  const behaviours = $('[data-behaviour]').toArray();
  const later = behaviours.flatMap(
    ({ attribs }) => laterClasses.get(attribs['data-behaviour'] ?? '') ?? [],
  );
  const names = new Set([...namesOf(page, css), ...later]);
  const style = $('<style>').text(await findUsedStyles(css, names));
  links.first().after(style);
  // In the head, a browser would fetch it before the fonts.
  $('body').append(`<link rel="stylesheet" href="/${PRINT_SHEET}" media="print">`);
  links.remove();
  $('link[rel=preload][as=style]').remove();
  return page;
}

/** Takes the rules for paper out of a style sheet. */
export function separatePrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule);
  });
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * The ids and classes of a page. An id that no selector names is left out: otherwise each article, with
 * the ids of its own headings, would need its own run of PurgeCSS.
 */
function namesOf({ $ }: Page, css: string): string[] {
  const elements = $('[id], [class]').toArray();
  return elements.flatMap(({ attribs: { id, class: classes } }) => [
    ...(id && css.includes(`#${id}`) ? [id] : []),
    ...(classes?.match(/\S+/g) ?? []),
  ]);
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
 * Reduces a style sheet to the rules for elements, and for ids and classes of these names. Results are
 * cached: two thousand articles consist of the same few.
 */
export function findUsedStyles(css: string, names: ReadonlySet<string>): Promise<string> {
  const key = [...[...names].sort(), css].join(' ');
  const used = known.get(key) ?? purge(css, names);
  known.set(key, used);
  return used;
}

async function purge(css: string, names: ReadonlySet<string>): Promise<string> {
  const used = {
    classes: [...names],
    ids: [...names],
    // Every element: scripts make some that the page does not have.
    tags: css.match(/[a-z]\w*/g) ?? [],
    attributes: { names: [], values: [] },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    // PurgeCSS reads no file.
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => used }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // No document contains states, parts that the browser draws, or attributes that scripts set.
    safelist: { standard: [/^:/] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return result?.css ?? css;
}
