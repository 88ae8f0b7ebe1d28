import { type Config, type CustomPlugin, optimize } from 'svgo';
import { replacePaletteVariables } from '@/lib/brand/palette';

/**
 * Prepares an SVG for publication. Replaces palette variables with their colours, removes scripts and the metadata of
 * drawing programs, and adds the XML namespace that browsers require. Throws if the SVG is not well-formed XML.
 */
export function prepareSvg(source: string): string {
  const text = replacePaletteVariables(source);
  const overrides = text.includes('<style') ? KEEP_STRUCTURE : {};
  const plugins: Config['plugins'] = [
    removeForeignElements,
    { name: 'preset-default', params: { overrides } },
    'removeScripts',
    { name: 'addAttributesToSVGElement', params: { attribute: NAMESPACE } },
    { name: 'removeAttrs', params: { attrs: ACTIVE_ATTRIBUTES, elemSeparator: '@' } },
  ];
  return optimize(text, { plugins }).data;
}

/**
 * Returns a prepared SVG as markup to inline in a page. The ids in the markup begin with `prefix`. Returns undefined
 * for an SVG without text, because an `<img>` shows it just as well. Also returns undefined for an SVG with styles: a
 * `<style>` element would apply to the whole page, and the page's Content-Security-Policy blocks `style` attributes.
 */
export function makeInlineSvg(svg: string, prefix: string): string | undefined {
  if (!svg.includes('<text') || /<style|\sstyle=/.test(svg)) return undefined;
  return optimize(svg, { plugins: [{ name: 'prefixIds', params: { prefix, delim: '-' } }] }).data;
}

/**
 * Disables optimisations that could break the rules in a `<style>` element. For example, `rect:first-of-type` might
 * match another element afterwards, or a rule for dark mode might no longer override the default rule.
 */
const KEEP_STRUCTURE = {
  collapseGroups: false,
  convertShapeToPath: false,
  inlineStyles: false,
  mergePaths: false,
  moveElemsAttrsToGroup: false,
  moveGroupAttrsToElems: false,
} as const;

/**
 * Removes embedded HTML and all elements with a namespace prefix, such as `<x:iframe>`, because the other plugins could
 * miss scripts in them.
 */
const removeForeignElements: CustomPlugin = {
  name: 'removeForeignElements',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (node.name === 'foreignObject' || node.name.includes(':'))
          parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/** Matches event handlers that `removeScripts` misses, and the `attributeName` of animations that change `href`. */
const ACTIVE_ATTRIBUTES = ['on.*', '(animate|set)@attributeName@.*href\\s*'];
const NAMESPACE = { xmlns: 'http://www.w3.org/2000/svg' };
