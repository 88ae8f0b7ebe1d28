import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './text-of';

/**
 * Gives tables their captions, marks the rows that sum up, and makes an empty heading a plain cell.
 *
 * A paragraph `Table: Five factors and their weight` next to a table is its caption, as Pandoc has
 * it: the one before the table, else the one after it. A row whose first cell is all bold is a total.
 */
export function rehypeTables() {
  return (tree: Root) => {
    const blocks = tree.children.filter((node) => node.type === 'element');
    const used = new Set<unknown>();
    blocks.forEach((table, index) => {
      if (table.tagName !== 'table') return;
      for (const line of [blocks[index - 1], blocks[index + 1]]) {
        const caption = line && !used.has(line) ? captionOf(line) : undefined;
        if (!caption) continue;
        used.add(line);
        table.children.unshift(caption);
        // For the box that the table scrolls in.
        table.properties.ariaLabel = textOf(caption);
        return;
      }
    });
    tree.children = tree.children.filter((node) => !used.has(node));

    visit(tree, 'element', (element) => {
      if (element.tagName === 'tr' && isTotal(element)) element.properties.dataTotal = '';
      // The corner above the names of the rows heads nothing.
      if (element.tagName === 'th' && textOf(element).trim() === '') element.tagName = 'td';
    });
  };
}

const MARK = /^Table:\s+/;

function captionOf({ tagName, children }: Element): Element | undefined {
  const [first, ...others] = children;
  if (tagName !== 'p' || first?.type !== 'text' || !MARK.test(first.value)) return undefined;
  const start: ElementContent = { type: 'text', value: first.value.replace(MARK, '') };
  const caption: Element = {
    type: 'element',
    tagName: 'caption',
    properties: {},
    children: [start, ...others],
  };
  return textOf(caption).trim() === '' ? undefined : caption;
}

function isTotal({ children }: Element): boolean {
  const cell = children.find((child) => child.type === 'element');
  const [content, ...others] = cell?.tagName === 'td' ? cell.children : [];
  return content?.type === 'element' && content.tagName === 'strong' && others.length === 0;
}
