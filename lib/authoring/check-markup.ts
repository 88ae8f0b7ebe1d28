import type { Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf } from '@/lib/content/markdown/parse-body';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';

/** Something wrong in an article's text; line and column count from 1, in the body. */
export type TextFinding = Pick<Diagnostic, 'severity' | 'message'> &
  // Both are missing where it is the text as a whole.
  Partial<Pick<Diagnostic, 'line' | 'column'>>;

/**
 * Finds markup that does not come out as its writer meant: HTML, a link with a space in its address,
 * a table without its line of dashes, cells beyond the columns, code without an end, a caption
 * without a table. It is an error when readers lose words or see marks in place of them.
 */
export function checkArticleMarkup(tree: Root, body: string): TextFinding[] {
  const lines = body.split('\n');
  const findings: TextFinding[] = [];
  const add = (severity: TextFinding['severity'], message: string, node: Nodes, offset = 0) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    findings.push({ severity, message, line, column: column + offset });
  };

  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'text') {
      const html = HTML.exec(node.value);
      if (html) add('warning', explainHtml(html[0]), node, html.index);
      const link = LINK.exec(node.value);
      if (link) add('error', LINK_AS_TEXT, node, link.index);
      const next = parent?.children[index + 1];
      const isAddress = next?.type === 'link' && textOf(next) === next.url;
      const apart = LINK_APART.exec(node.value) ?? (isAddress && BEFORE_ADDRESS.exec(node.value));
      if (apart) add('warning', LINK_IN_PARTS, node, apart.index);
    }
    // Of several such lines in a row, only the first is named.
    if (isTableRow(node) && !isTableRow(parent?.children[index - 1])) add('error', NO_TABLE, node);
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children) {
        const cells = row.children.length;
        if (cells > columns) add('error', explainCells(cells, columns), row);
        if (cells < columns) add('warning', explainCells(cells, columns), row);
      }
    }
    if (node.type === 'code' && !isClosed(node, lines)) add('error', NO_END, node);
  });
  tree.children.forEach((node, index) => {
    const isCaption = tree.children[index + 1]?.type === 'table';
    if (node.type === 'paragraph' && /^Table:\s/.test(startOf(node)) && !isCaption)
      add('warning', NO_CAPTION, node);
  });
  return [...findings, ...findOpenEmphasis(tree, lines)];
}

const HTML = /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)/i;
/** Without an exclamation mark before it: `checkImageMarkup` looks at images. */
const LINK = /(?<!!)\[[^[\]]*\]\(/;

/** Such as `[words] (/contact)`. */
const LINK_APART = /(?<!!)\[[^[\]]+\] +\((?:\/|#|mailto:|tel:)[^\s)]*\)/;
/** Such as `[words] (https://cbn.gov.ng)`, where the address is a link of its own. */
const BEFORE_ADDRESS = /(?<!!)\[[^[\]]+\] +\($/;

function explainHtml(tag: string): string {
  return `readers would see ${show(tag)}, because articles have no HTML; write **bold**, *italics* or [a link](/blog/5)`;
}

const LINK_AS_TEXT =
  'this link is shown as text; write [words](/blog/5), without spaces in the address';

const LINK_IN_PARTS = 'this link is shown as text; delete the space between ] and (';

const NO_TABLE =
  'this table is shown as text; put a line such as | --- | --- | under its first row, with as many parts as that row has cells';

function explainCells(cells: number, columns: number): string {
  return cells > columns
    ? `this row has ${cells} cells and the first row ${columns}; readers would not see the rest`
    : `this row has ${cells} of ${columns} cells; add the missing one, empty if need be: | |`;
}

const NO_END =
  'this code is not closed; put a line of ``` under it, or delete these three characters';

const NO_CAPTION = 'this caption has no table; put the table right below it';

function startOf(node: Paragraph): string {
  const [first] = node.children;
  return first?.type === 'text' ? first.value : '';
}

/** Whether the last line of a code block repeats the characters that open it, and has no others. */
function isClosed({ position }: Nodes, lines: readonly string[]): boolean {
  const lineOf = (number = 0) => lines[number - 1]?.trim() ?? '';
  const [open = ''] = /^(?:`{3,}|~{3,})/.exec(lineOf(position?.start.line)) ?? [];
  const last = lineOf(position?.end.line);
  const isOneLine = position?.start.line === position?.end.line;
  return open !== '' && !isOneLine && last.startsWith(open) && /^(?:`+|~+)$/.test(last);
}

function isTableRow(node: Nodes | undefined): boolean {
  return node?.type === 'paragraph' && startOf(node).startsWith('|');
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Finds asterisks that open or close emphasis and are shown to readers, because their counterpart is
 * missing: one finding a line. Sums (`2 * 3`), notes (`₦5,000*`, and below `*In Lagos`), and asterisks
 * after a backslash are meant.
 *
 * @param lines of the body that the tree was made from
 */
function findOpenEmphasis(tree: Root, lines: readonly string[]): TextFinding[] {
  const findings = new Map<number, TextFinding>();
  const noteMarks = new Set<string>();
  visit(tree, 'text', ({ value, position }, index) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    if (!value.includes('*') || lines[line - 1]?.includes(String.raw`\*`)) return;
    for (const { 0: mark, index: at } of value.matchAll(/\*+/g)) {
      // A text that is not the first of its line follows something that was closed.
      const before = value[at - 1] ?? (index === 0 ? ' ' : ')');
      const after = value[at + mark.length] ?? ' ';
      const isAfterWord = LETTER.test(before);
      const opens = !isAfterWord && /\S/.test(after);
      const closes = isAfterWord ? !LETTER.test(after) : !opens && /\S/.test(before);
      // The first mark of notes is one asterisk.
      const marksNote = closes && (mark === '*' || noteMarks.has('*'));
      if (marksNote) noteMarks.add(mark);
      const isNote = marksNote || (opens && at + (index ?? 0) === 0 && noteMarks.has(mark));
      if ((opens || closes) && !isNote && !findings.has(line))
        findings.set(line, {
          severity: 'warning',
          message: explainOpen(mark),
          line,
          column: column + at,
        });
    }
  });
  return [...findings.values()];
}

function explainOpen(mark: string): string {
  const what = mark === '*' ? 'words in italics' : 'words in bold';
  return `readers would see this ${mark}; put ${mark} right before and right after the ${what}`;
}

/** Finds headings that skip a level: a screen reader's outline of the page then has a gap. */
export function checkHeadings(tree: Root): TextFinding[] {
  const findings: TextFinding[] = [];
  // The page's title is the heading of level 1.
  let above = 1;
  visit(tree, 'heading', ({ depth, position }) => {
    if (depth > above + 1) {
      const line = position?.start.line ?? 1;
      findings.push({ severity: 'warning', message: explainSkip(depth, above), line, column: 1 });
    }
    above = depth;
  });
  return findings;
}

function explainSkip(depth: number, above: number): string {
  return above === 1
    ? 'this small heading has no main heading above it; add one, such as **Costs**'
    : `this heading is of level ${depth}, and the one above it of level ${above}; make it level ${above + 1}`;
}
