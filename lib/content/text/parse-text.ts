import type { Root as Html } from 'hast';
import type { Definition, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Checked, makeError } from '@/lib/site/diagnostic';
import { findExcess } from '../files/limits';
import { normalizeBody } from './line-markup';
import { type Heading, listTargets, makeHtml } from './make-html';

/** An article's text: everything that pages, files and checks need to know of it. */
export type Text = {
  /** Line markup and Markdown, as written. */
  source: string;
  /** Its Markdown; positions are lines and columns of the file. */
  tree: Root;
  /** What pages and the feed are made of, with URLs and names of images as written. */
  html: Html;
  headings: Heading[];
  /** The ids that a link can name: of headings, calculators, notes. */
  ids: string[];
  /** The URLs that it links to, in its order and as written: `/blog/5`, `https://www.cbn.gov.ng`. */
  links: string[];
  words: number;
};

/**
 * Parses an article's text: line markup, then Markdown (CommonMark and GFM). Nothing else parses it.
 *
 * @param place the file, and the line on which the text begins in it, counted from 1
 */
export function parseText(source: string, place: { file: string; line: number }): Checked<Text> {
  const excess = findExcess(source, place);
  if (excess.length > 0) return { value: undefined, diagnostics: excess };
  const tree = parseMarkdown(source, place.line);
  if (depthOf(tree) > MAX_LEVELS)
    return {
      value: undefined,
      diagnostics: [makeError(place.file, TOO_DEEP, { line: place.line })],
    };
  const html = makeHtml(tree);
  const links: string[] = [];
  visit(tree, 'link', ({ url }) => void links.push(url));
  const words = countWords(source);
  const value = { source, tree, html, ...listTargets(html), links, words };
  return { value, diagnostics: [] };
}

/** Counts the words that a reader sees: headings and tables count, URLs and the settings of charts do not. */
function countWords(source: string): number {
  return source.replace(/\](?:\([^)\n]*\)|\{[^}\n]*\})/g, ']').match(WORD)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

/** What renders a tree calls itself for each level. */
const MAX_LEVELS = 50;
const TOO_DEEP = `the text has quotes, lists or emphasis within each other on more than ${MAX_LEVELS} levels; write them one after another`;

/** The levels of a tree, level by level: a function that calls itself could overflow. */
function depthOf(tree: Root): number {
  let depth = 0;
  for (let level: object[] = [tree]; level.length > 0; depth += 1)
    level = level.flatMap((node) => ('children' in node ? (node.children as object[]) : []));
  return depth;
}

/**
 * Turns off the Markdown constructs that articles do not use: HTML is shown as text, an indented line is
 * a paragraph and not code, `[ ]` is not a checkbox, and a line of dashes below a text makes no heading.
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
 * Parses line markup and Markdown. Links and images have their URLs, also where those are written further
 * down. The page's title is the only heading of level 1.
 */
function parseMarkdown(source: string, firstLine: number): Root {
  const lines = normalizeBody(source);
  const tree = parser.parse(lines.map(({ text }) => text).join('\n'));
  const definitions = new Map<string, Definition>();
  // In reverse: of two definitions the first holds, as in CommonMark.
  visit(tree, 'definition', (found) => void definitions.set(found.identifier, found), true);
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const { url, title } = definitions.get(node.identifier) ?? {};
      Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
    }
    // Phones begin a line with a capital; `Https:` would be dropped from the page.
    if ('url' in node) node.url = node.url.replace(/^[a-z]+:/i, (it) => it.toLowerCase());
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end]) {
      const { line = point.line, shift = 0 } = lines[point.line - 1] ?? {};
      point.line = firstLine + line - 1;
      point.column = Math.max(1, point.column + shift);
    }
  });
  return tree;
}
