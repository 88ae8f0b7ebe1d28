import { type Config, type CustomPlugin, optimize } from 'svgo';
import { resolvePalette } from '@/lib/brand/palette';

/**
 * Prepares an SVG for publication: its colours follow the palette, nothing in it can run, it has the name
 * that browsers know SVG by, and what only drawing programs read is gone. It draws the same, in its size.
 *
 * @param bytes the file as the editor saved it
 * @param prefix of its ids, where it becomes a part of a page
 * @throws when it is not well-formed XML, with the line and the column
 */
export function prepareSvg(bytes: Buffer, prefix?: string): Buffer {
  const text = resolvePalette(bytes.toString());
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
 * The selectors of a style, such as `rect:first-of-type`, must go on meaning the same elements, and a
 * rule of `@media (prefers-color-scheme: dark)` must go on winning over the one that it changes.
 */
const KEEP_STRUCTURE = {
  collapseGroups: false,
  convertShapeToPath: false,
  inlineStyles: false,
  mergePaths: false,
  moveElemsAttrsToGroup: false,
  moveGroupAttrsToElems: false,
} as const;

/** Removes HTML, and elements with a prefix, which the other plugins do not recognise as HTML or animations. */
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

/** Scripts in attributes that `removeScripts` does not know, and links that an animation writes. */
const ACTIVE_ATTRIBUTES = ['on.*', '(animate|set)@attributeName@.*href\\s*'];
const NAMESPACE = { xmlns: 'http://www.w3.org/2000/svg' };
