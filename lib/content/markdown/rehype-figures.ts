import type { Root } from 'hast';
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
