import { type Config, type CustomPlugin, optimize } from 'svgo';
import { replacePaletteVariables } from '@/lib/brand/palette';

/**
 * Prepares an SVG for publication. Inserts the colours of the palette, removes scripts and the metadata of drawing
 * programs, and adds the XML namespace that browsers require. The drawing and its size stay the same.
 *
 * @param bytes content of the file in content/images
 * @param prefix prefix for the ids of an SVG that will be embedded into a page
 * @throws an error with line and column if the SVG is not well-formed XML
 */
export function prepareSvg(bytes: Buffer, prefix?: string): Buffer {
  const text = replacePaletteVariables(bytes.toString());
  const overrides = text.includes('<style') ? KEEP_STRUCTURE : {};
  const plugins: Config['plugins'] = [
    removeForeignElements,
    { name: 'preset-default', params: { overrides } },
    'removeScripts',
    { name: 'addAttributesToSVGElement', params: { attribute: NAMESPACE } },
    ...(prefix ? [{ name: 'prefixIds', params: { prefix, delim: '-' } } as const] : []),
    { name: 'removeAttrs', params: { attrs: ACTIVE_ATTRIBUTES, elemSeparator: '@' } },
  ];
  return Buffer.from(optimize(text, { plugins }).data);
}

/**
 * Options for an SVG with a `<style>` element. They disable optimisations after which a selector such as
 * `rect:first-of-type` would match other elements, or a rule for dark mode would no longer override the default rule.
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
 * Removes embedded HTML and all elements with a namespace prefix, because the other plugins do not recognise prefixed
 * HTML and prefixed animations.
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

/** Event handlers that `removeScripts` does not know, and animations that could set `href` to a script. */
const ACTIVE_ATTRIBUTES = ['on.*', '(animate|set)@attributeName@.*href\\s*'];
const NAMESPACE = { xmlns: 'http://www.w3.org/2000/svg' };
