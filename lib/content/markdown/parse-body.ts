import type { Nodes as HtmlNodes } from 'hast';
import type { Definition, Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
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

/** Directives that stand on a line of their own: in a sentence, `8:am` is text. */
function remarkLineDirectives(this: Processor) {
  remarkDirective.call(this);
  const { micromarkExtensions = [] } = this.data();
  delete micromarkExtensions.at(-1)?.text;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkLineDirectives)
  .use(remarkPlainConstructs)
  .freeze();

/**
 * Parses an article's body: line markup, then Markdown (CommonMark and GFM).
 *
 * @returns a tree whose positions are lines of the body, counted from 1. Links and images have their URLs,
 *   also where those are written further down. The page's title is the only heading of level 1.
 */
export function parseBody(body: string): Root {
  const lines = normalizeBody(body);
  const tree = parser.parse(lines.map(({ text }) => text).join('\n'));
  const definitions = new Map<string, Definition>();
  // In reverse: of two definitions the first holds, as in CommonMark.
  visit(tree, 'definition', (found) => void definitions.set(found.identifier, found), true);
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const { url, title } = definitions.get(node.identifier) ?? {};
      Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
    }
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end])
      point.line = lines[point.line - 1]?.line ?? point.line;
  });
  return tree;
}

/** The words of a tree of Markdown or HTML, without its marks. */
export function textOf(node: Nodes | HtmlNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
