import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { show } from '@/lib/site/wording';

/** What does not come out as it was meant; line and column count from 1, in the body. */
export type BrokenMarkup = {
  /** A fault loses words or shows signs in place of words; a hint may be meant so. */
  level: 'fault' | 'hint';
  message: string;
  line: number;
  column: number;
};

/**
 * Finds marks that are shown as text, and text that marks swallow: HTML, a link with a space in its
 * address, a table without its line of dashes, cells beyond the columns, code without an end.
 */
export function findBrokenMarkup(tree: Root, body: string): BrokenMarkup[] {
  const lines = body.split('\n');
  const found: BrokenMarkup[] = [];
  const tell = (level: BrokenMarkup['level'], message: string, node: Nodes, index = 0) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    found.push({ level, message, line, column: column + index });
  };

  visit(tree, (node, index, parent) => {
    if (node.type === 'text') {
      const html = HTML.exec(node.value);
      if (html) tell('hint', explainHtml(html[0]), node, html.index);
      const link = LINK.exec(node.value);
      if (link) tell('fault', LINK_AS_TEXT, node, link.index);
    }
    // The first line of several says it for them.
    if (isBarred(node) && !isBarred(parent?.children[(index ?? 0) - 1]))
      tell('fault', NO_TABLE, node);
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children)
        if (row.children.length > columns) tell('fault', explainCells(columns), row);
    }
    if (node.type === 'code' && !isClosed(node, lines)) tell('fault', NO_END, node);
  });
  tree.children.forEach((node, index) => {
    const isAbove = tree.children[index + 1]?.type === 'table';
    if (node.type === 'paragraph' && /^Table:\s/.test(startOf(node)) && !isAbove)
      tell('hint', NO_CAPTION, node);
  });
  return found;
}

const HTML = /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)/i;
/** A picture's exclamation mark makes it the matter of `checkImageMarkup`. */
const LINK = /(?<!!)\[[^[\]]*\]\(/;

function explainHtml(tag: string): string {
  return `${show(tag)} is shown to readers as it is, for HTML is not run; write **bold**, *emphasis*, [links](/blog/5) and tables with marks`;
}

const LINK_AS_TEXT =
  'this link is shown as text; write [words](/blog/5), the address whole and without spaces';

const NO_TABLE =
  'this line is shown with its bars and not as a table; under the first row of a table belongs a line such as | --- | --- |, with as many parts as the row has cells';

function explainCells(columns: number): string {
  return `this row has more cells than the first row of the table, which has ${columns}; what is beyond is not shown`;
}

const NO_END =
  'code begins here and does not end; put a line of ``` under it, or take the three signs out';

const NO_CAPTION = 'this is no table’s caption, for no table stands right below it';

function startOf(node: Extract<RootContent, { type: 'paragraph' }>): string {
  const [first] = node.children;
  return first?.type === 'text' ? first.value : '';
}

/** Whether the last line of code has the signs of the first, and no more. */
function isClosed({ position }: Nodes, lines: readonly string[]): boolean {
  const lineOf = (number = 0) => lines[number - 1]?.trim() ?? '';
  const [open = ''] = /^(?:`{3,}|~{3,})/.exec(lineOf(position?.start.line)) ?? [];
  const last = lineOf(position?.end.line);
  const isOneLine = position?.start.line === position?.end.line;
  return open !== '' && !isOneLine && last.startsWith(open) && /^(?:`+|~+)$/.test(last);
}

function isBarred(node: Nodes | undefined): boolean {
  return node?.type === 'paragraph' && startOf(node).startsWith('|');
}
