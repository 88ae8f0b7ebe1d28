import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Paragraph, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { normalizeBody, splitLines } from './line-markup';

/**
 * Removes from Markdown what an article must not have: HTML is shown as text, an indented line is a
 * paragraph and not code, and nothing becomes a checkbox or a heading by what stands under it.
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
 * @param body the text under the front matter
 * @returns a tree whose positions are lines of the body, counted from 1; headings are of level 2 or
 *   lower, because the page's title is the only heading of level 1. Never throws: a body beyond
 *   `checkLimits` comes back as plain paragraphs.
 */
export function parseBody(body: string): Root {
  if (checkLimits(body)) return plainLines(body);
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
function plainLines(body: string): Root {
  const children = splitLines(body).flatMap((value, index): Paragraph[] => {
    if (value.trim() === '') return [];
    const line = index + 1;
    const position = { start: { line, column: 1 }, end: { line, column: value.length + 1 } };
    return [{ type: 'paragraph', children: [{ type: 'text', value, position }], position }];
  });
  return { type: 'root', children };
}

/** Far beyond an article: one of 1,300 words has some 9,000 characters in 100 lines, with 150 marks. */
const MAX = { characters: 40_000, lines: 2000, lineLength: 10_000, marks: 1000 } as const;
const MARKS = /[*_~`[\]<>()!+]/g;
/** A quote in a quote in a list, more than 5 deep. */
const NESTED_START = /^(?:\s*(?:>|[-+*](?=\s)|\d+[.)](?=\s))){6}/;

/** Why a body is not parsed as Markdown, and the line of it that says so, counted from 1. */
type LimitExceeded = { line: number; message: string };

/**
 * Finds what would keep a Markdown parser busy for minutes, or nest elements until the stack is
 * full: a body, a line or a block that is far too large. All else is parsed within seconds.
 */
export function checkLimits(body: string): LimitExceeded | undefined {
  const lines = splitLines(body);
  // The parser's time grows with the square of the number of blocks.
  const count = lines.filter((line) => line.trim() !== '').length;
  if (body.length > MAX.characters)
    return { line: 1, message: tooMuch(MAX.characters, 'characters') };
  if (count > MAX.lines) return { line: 1, message: tooMuch(MAX.lines, 'lines') };
  const firstOf = (isWrong: (line: string) => boolean) => lines.findIndex(isWrong) + 1;
  const long = firstOf((line) => line.length > MAX.lineLength);
  if (long > 0) return { line: long, message: TOO_LONG };
  const nested = firstOf((line) => NESTED_START.test(line));
  if (nested > 0) return { line: nested, message: TOO_NESTED };
  const crowded = findCrowdedLine(body);
  return crowded === undefined ? undefined : { line: crowded, message: TOO_CROWDED };
}

/** The line on which the marks of one block become too many. */
function findCrowdedLine(body: string): number | undefined {
  const { markdown, sourceLines } = normalizeBody(body);
  let marks = 0;
  const index = markdown.split('\n').findIndex((line) => {
    marks = line.trim() === '' ? 0 : marks + (line.match(MARKS)?.length ?? 0);
    return marks > MAX.marks;
  });
  return sourceLines[index];
}

function tooMuch(most: number, what: string): string {
  return `the text has more than ${most.toLocaleString('en')} ${what}; split it into several articles`;
}

const TOO_LONG =
  'this line has more than 10,000 characters; start a new line for each paragraph, and put images in content/images';
const TOO_NESTED = 'this line begins with more than 5 characters such as > or *; one is enough';
const TOO_CROWDED =
  'more than 1,000 characters such as * _ [ > ( without a blank line; delete those that have no use';

/** What a body shows or leads to. */
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

const KINDS: Readonly<Record<string, Reference['kind']>> = {
  image: 'image',
  imageReference: 'image',
  link: 'link',
  linkReference: 'link',
};

/** Every image and link of a body in its order, also those whose address is further down. */
export function listReferences(tree: Root): Reference[] {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    // Of two definitions the first holds, as in CommonMark.
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  const references: Reference[] = [];
  visit(tree, (node) => {
    const kind = KINDS[node.type];
    if (!kind) return;
    const url =
      'url' in node ? node.url : addresses.get('identifier' in node ? node.identifier : '');
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
