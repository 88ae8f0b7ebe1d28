import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { normalizeBody } from './line-markup';

/**
 * Turns off the Markdown constructs that articles do not use: HTML is shown as text, an indented line is
 * a paragraph and not code, `[ ]` is no checkbox, and a line of dashes below a text makes no heading.
 */
function remarkPlainConstructs(this: Processor) {
  const data = this.data();
  const off = ['codeIndented', 'htmlFlow', 'htmlText', 'setextUnderline', 'tasklistCheck'];
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: off } }];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkPlainConstructs).freeze();

/**
 * Parses an article's body: line markup, then Markdown (CommonMark and GFM tables, footnotes,
 * strike-through and bare links).
 *
 * @returns a tree whose positions are lines of the body, counted from 1; headings are of level 2 or
 *   lower, because the page's title is the only heading of level 1.
 */
export function parseBody(body: string): Root {
  const lines = normalizeBody(body);
  const tree = parser.parse(lines.map(({ text }) => text).join('\n'));
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end])
      point.line = lines[point.line - 1]?.line ?? point.line;
  });
  return tree;
}

/** An image or a link of a body. */
export type Reference = {
  kind: 'image' | 'link';
  /** As written; empty when there is none. */
  url: string;
  /** The words of an image. */
  alt: string;
  /** Counted from 1, in the body. */
  line: number;
  column: number;
};

/** Every image and link of a body in its order, also those whose URL is further down. */
export function listReferences(tree: Root): Reference[] {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    // Of two definitions the first holds, as in CommonMark.
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  const references: Reference[] = [];
  visit(tree, (node) => {
    if (!/^(?:image|link)/.test(node.type)) return;
    const kind = node.type.startsWith('image') ? 'image' : 'link';
    const url = 'url' in node ? node.url : urls.get('identifier' in node ? node.identifier : '');
    const alt = 'alt' in node ? node.alt : '';
    const { line = 1, column = 1 } = node.position?.start ?? {};
    references.push({ kind, url: url ?? '', alt: alt ?? '', line, column });
  });
  return references;
}

/** The words of a tree of Markdown or HTML, without its marks. */
export function textOf(node: Nodes | HtmlNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
