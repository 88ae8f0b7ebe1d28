import type { Element, Root, RootContent } from 'hast';
import { textOf } from './text-of';

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
