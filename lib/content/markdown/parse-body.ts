import type { Paragraph, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { checkLimits } from './check-limits';
import { normalizeBody, splitLines } from './line-markup';

/**
 * Takes out of Markdown what an article must not have: HTML is shown as text, an indented line is a
 * paragraph and not code, and nothing becomes a checkbox or a heading by what stands under it.
 */
function remarkPlainConstructs(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {
      disable: {
        null: ['codeIndented', 'htmlFlow', 'htmlText', 'setextUnderline', 'tasklistCheck'],
      },
    },
  ];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkPlainConstructs).freeze();

/**
 * Parses an article's body: line markup, then Markdown (CommonMark and GFM tables, footnotes,
 * strike-through and bare links).
 *
 * @param body the text under the front matter
 * @returns a tree whose positions are lines of the body, counted from 1; headings are of level 2 or
 *   lower, because the page's title is the only heading of level 1. Never throws: a text that
 *   `findOverload` has something to say of comes back as plain paragraphs.
 */
export function parseBody(body: string): Root {
  if (checkLimits(body)) return readPlainLines(body);
  const { markdown, sourceLines } = normalizeBody(body);
  const tree = parser.parse(markdown);
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    const { start, end } = node.position;
    start.line = sourceLines[start.line - 1] ?? start.line;
    end.line = sourceLines[end.line - 1] ?? end.line;
  });
  return tree;
}

/** Every line as a paragraph of its own, its marks shown as they are. */
function readPlainLines(body: string): Root {
  const children = splitLines(body).flatMap((value, index): Paragraph[] => {
    if (value.trim() === '') return [];
    const line = index + 1;
    const position = { start: { line, column: 1 }, end: { line, column: value.length + 1 } };
    return [{ type: 'paragraph', children: [{ type: 'text', value, position }], position }];
  });
  return { type: 'root', children };
}
