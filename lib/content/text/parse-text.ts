import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { normalizeBody } from './line-markup';
import { type Heading, listTargets, makeHtml } from './make-html';

/** An article's text: everything that pages, files and checks need to know of it. */
export type Text = {
  source: string;
  /** Its Markdown; positions are lines of the file, and columns of the line as Markdown. */
  tree: Root;
  /** What pages and the feed are made of, with URLs and names of images as written. */
  html: Html;
  headings: Heading[];
  /** The ids that a link can name: of headings and calculators. */
  ids: string[];
  /** The URLs that it links to, in its order and as written: `/blog/5`, `https://www.cbn.gov.ng`. */
  links: string[];
  /** The names of the images that it shows, as written. */
  images: string[];
  words: number;
};

/**
 * Parses an article's text: line markup, then Markdown (CommonMark and GFM). Nothing else parses it.
 *
 * @param firstLine the one-based line of the file on which the text begins
 */
export function parseText(source: string, firstLine = 1): Text {
  const tree = parseMarkdown(source, firstLine);
  const html = makeHtml(tree);
  const links: string[] = [];
  const images: string[] = [];
  visit(tree, 'link', ({ url }) => void links.push(url));
  visit(tree, 'image', ({ url }) => void images.push(url));
  return { source, tree, html, ...listTargets(html), links, images, words: countWords(source) };
}

/** Counts the words that a reader sees: headings and tables count, URLs and the settings of charts do not. */
function countWords(source: string): number {
  return source.replace(/\](?:\([^)\n]*\)|\{[^}\n]*\})/g, ']').match(WORD)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

/**
 * Markdown that articles do not use, so that it is shown as text. For example, an indented line is a
 * paragraph and not code, and a line of dashes below a text makes no heading.
 */
const OFF = [
  ...['codeIndented', 'codeFenced', 'htmlFlow', 'htmlText', 'setextUnderline', 'tasklistCheck'],
  ...['definition', 'gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall'],
];

/** Directives that stand on a line of their own: in a sentence, `8:am` is text. */
function remarkLineDirectives(this: Processor) {
  remarkDirective.call(this);
  const { micromarkExtensions = [] } = this.data();
  delete micromarkExtensions.at(-1)?.text;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkLineDirectives)
  .data('micromarkExtensions', [{ disable: { null: OFF } }])
  .freeze();

/** Parses line markup and Markdown. The page's title is the only heading of level 1. */
function parseMarkdown(source: string, firstLine: number): Root {
  const lines = normalizeBody(source);
  const tree = parser.parse(lines.map(({ text }) => text).join('\n'));
  visit(tree, (node) => {
    // Phones begin a line with a capital; the page would drop the URL of `Https:`.
    if ('url' in node) node.url = node.url.replace(/^[a-z]+:/i, (it) => it.toLowerCase());
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end]) {
      point.line = firstLine - 1 + (lines[point.line - 1]?.line ?? point.line);
    }
  });
  return tree;
}
