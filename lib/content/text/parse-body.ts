import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { convertLineMarkup } from './line-markup';
import { type Heading, listTargets, makeHtml } from './make-html';

/** The parsed body of an article. `links` and `images` contain URLs and image names exactly as written in the body. */
export type ParsedBody = {
  source: string;
  /** Line numbers in this tree refer to the file, but columns refer to the line after its conversion to Markdown. */
  tree: Root;
  html: Html;
  headings: Heading[];
  ids: string[];
  links: string[];
  images: string[];
  words: number;
};

/**
 * Parses the body of an article. `convertLineMarkup` converts lines such as `1. text` to headings, and the result is
 * parsed as GFM with directives.
 *
 * @param firstLine the one-based line number in the file at which the body begins
 */
export function parseBody(source: string, firstLine = 1): ParsedBody {
  const tree = parseMarkdown(source, firstLine);
  const html = makeHtml(tree);
  const links: string[] = [];
  const images: string[] = [];
  visit(tree, 'link', ({ url }) => void links.push(url));
  visit(tree, 'image', ({ url }) => void images.push(url));
  return { source, tree, html, ...listTargets(html), links, images, words: countWords(source) };
}

/** Counts all words, including those in headings and tables, but excluding URLs and attributes of directives. */
function countWords(source: string): number {
  return source.replace(/\](?:\([^)\n]*\)|\{[^}\n]*\})/g, ']').match(WORD)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

/**
 * Disabled Markdown syntax, which is parsed as text because articles do not use it. For example, an indented line is a
 * paragraph, not code.
 */
const OFF = [
  ...['codeIndented', 'codeFenced', 'htmlFlow', 'htmlText', 'setextUnderline', 'tasklistCheck'],
  ...['definition', 'gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall'],
];

/** Disables inline directives, because remark would parse `:am` in `8:am` as one. */
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

function parseMarkdown(source: string, firstLine: number): Root {
  const lines = convertLineMarkup(source);
  const tree = parser.parse(lines.map(({ text }) => text).join('\n'));
  visit(tree, (node) => {
    // The sanitizer removes URLs that begin with `Https:`, which phone keyboards write at the start of a line.
    if ('url' in node) node.url = node.url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end]) {
      point.line = firstLine - 1 + (lines[point.line - 1]?.line ?? point.line);
    }
  });
  return tree;
}
