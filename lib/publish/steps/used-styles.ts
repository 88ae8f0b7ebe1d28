import postcss, { type AtRule, type Declaration, type Root, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { PurgeCSS } from 'purgecss';
import { familyOf, FONT_FACE } from '../font-faces';

/** The styles of a page, and what its classes are called in them. */
export type PageStyles = { css: string; classNames: ReadonlyMap<string, string> };

/**
 * Reduces a style sheet to the rules for the given names of elements, ids and classes. Answers are
 * remembered: two thousand articles consist of the same few elements.
 *
 * @param isStatic gives the classes short names, which a component would not know
 */
export type UsedStyles = (
  css: string,
  names: ReadonlySet<string>,
  isStatic: boolean,
) => Promise<PageStyles>;

export function createUsedStyles(): UsedStyles {
  const known = new Map<string, Promise<PageStyles>>();
  return (css, names, isStatic) => {
    const key = [isStatic, ...[...names].sort(), css].join(' ');
    const styles = known.get(key) ?? purge(css, names).then((used) => compact(used, isStatic));
    known.set(key, styles);
    return styles;
  };
}

async function purge(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // The names are the whole answer to "what is on the page"; nothing is read from a file.
    content: [{ raw: [...names].join(' '), extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: (raw) => raw.split(' ') }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // What stands in no document: states, parts drawn by the browser, attributes set by a script.
    safelist: { standard: [/^:/] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return dropUnusedFonts(result?.css ?? css);
}

/** PurgeCSS finds families in `font-family` only; `font` and custom properties name them too. */
function dropUnusedFonts(css: string): string {
  const others = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (face) => (others.includes(familyOf(face)) ? face : ''));
}

/**
 * Writes styles in fewer bytes. The budget of a page needs it: articles of 1,200 words are at 98 % of
 * it, and without short class names and resolved tokens each would be 3 % heavier.
 */
function compact(css: string, isStatic: boolean): PageStyles {
  const root = postcss.parse(css);
  resolveTokens(root);
  root.walkDecls(/^(?!--)/, (declaration) => {
    declaration.prop = physicalName(declaration.prop);
  });
  const classNames = isStatic ? shortenClassNames(root) : new Map<string, string>();
  root.walkRules(removeEmpty);
  root.walkAtRules(removeEmpty);
  for (const node of root.nodes) node.raws.before = '';
  return { css: root.toString().trim(), classNames };
}

/**
 * Writes the value of each token where it is used, and removes the token: a custom property that is
 * set once, on `:root`, under no condition.
 */
function resolveTokens(root: Root): void {
  const tokens = new Map<string, Declaration>();
  const seen = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration;
    const isGlobal =
      parent instanceof Rule && parent.selector === ':root' && parent.parent === root;
    if (isGlobal && !seen.has(prop)) tokens.set(prop, declaration);
    else tokens.delete(prop);
    seen.add(prop);
  });
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (written, name: string) => {
      const token = tokens.get(name);
      return token ? resolve(token.value) : written;
    });
  root.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
  });
  const resolved = root.toString();
  for (const token of tokens.values()) {
    // A use with a fallback stays as it is.
    if (!resolved.includes(`var(${token.prop}`)) token.remove();
  }
}

/**
 * The physical name of a property where it has one: it is shorter, and browsers of old phones know no
 * other. The site is written from left to right.
 */
function physicalName(property: string): string {
  return property
    .replace('inline-size', 'width')
    .replace('block-size', 'height')
    .replace(/^inset-(?=\w+-)/, '')
    .replace('block-start', 'top')
    .replace('block-end', 'bottom')
    .replace('inline-start', 'left')
    .replace('inline-end', 'right');
}

/** Gives each class a short name: those of CSS Modules hold hashes, which nothing compresses. */
function shortenClassNames(root: Root): Map<string, string> {
  const names = new Map<string, string>();
  const shorten = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      const name = names.get(node.value) ?? `_${names.size.toString(36)}`;
      names.set(node.value, name);
      node.value = name;
    });
  });
  root.walkRules(/\.(?!\d)/, (rule) => {
    rule.selector = shorten.processSync(rule.selector);
  });
  return names;
}

function removeEmpty(rule: Rule | AtRule): void {
  if (rule.nodes?.length === 0) rule.remove();
}
