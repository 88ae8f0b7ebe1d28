import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Makes a figure of a picture that has a title and a line of its own; the title is its caption. */
export function rehypeFigures() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [picture, ...others] = node.children;
      if (node.tagName !== 'p' || others.length > 0) return;
      if (picture?.type !== 'element' || picture.tagName !== 'img') return;
      const { title, ...properties } = picture.properties;
      if (typeof title !== 'string' || title.trim() === '') return;
      node.tagName = 'figure';
      node.children = [
        { ...picture, properties },
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: title }],
        },
      ];
    });
  };
}

/**
 * Puts the heading "Sources" and what follows it, up to the next heading of its level, into
 * `<section data-sources>`: small print, told from the text by what it is.
 */
export function rehypeSources() {
  return (tree: Root) => {
    const start = tree.children.findIndex(
      (node) => isHeading(node) && textOf(node).trim().toLowerCase() === 'sources',
    );
    if (start < 0) return;
    const rest = tree.children.slice(start + 1);
    const length = rest.findIndex((node) => isHeading(node) || isSection(node));
    const taken = tree.children.splice(start, length < 0 ? rest.length + 1 : length + 1);
    const section: Element = {
      type: 'element',
      tagName: 'section',
      properties: { dataSources: '' },
      children: taken.filter((node) => node.type === 'element' || node.type === 'text'),
    };
    tree.children.splice(start, 0, section);
  };
}

const isHeading = (node: RootContent) => node.type === 'element' && node.tagName === 'h2';
/** Footnotes, which come last. */
const isSection = (node: RootContent) => node.type === 'element' && node.tagName === 'section';

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

/** The words of an element, without their markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
