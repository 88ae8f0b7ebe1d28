import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes } from 'mdast';

/** The words of a tree of Markdown or HTML, without its marks. */
export function textOf(node: Nodes | HtmlNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
