import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { convertLineMarkup } from './line-markup';
import { type Heading, listTargets, makeHtml } from './make-html';

/** The parsed body of an article. URLs of links and names of images are as written in the body. */
export type ParsedBody = {
  source: string;
  /** Nodes have the line numbers of the file, but the columns of the line after its conversion to Markdown. */
  tree: Root;
  html: Html;
  headings: Heading[];
  ids: string[];
  links: string[];
  images: string[];
  words: number;
};

/**
 * Parses the body of an article: first line markup, then Markdown (CommonMark and GFM). No other code parses a body.
 *
 * @param firstLine the one-based line of the file where the body begins
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

/** Counts the words of headings and tables too, but not URLs or attributes of directives. */
function countWords(source: string): number {
  return source.replace(/\](?:\([^)\n]*\)|\{[^}\n]*\})/g, ']').match(WORD)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

/**
 * Markdown syntax that articles do not use, so it is shown as text. For example, an indented line is a paragraph and
 * not code.
 */
const OFF = [
  ...['codeIndented', 'codeFenced', 'htmlFlow', 'htmlText', 'setextUnderline', 'tasklistCheck'],
  ...['definition', 'gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall'],
];

/** Allows directives only on their own line, because `8:am` in a sentence is text. */
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
    // Phone keyboards capitalise the start of a line, but the sanitizer drops URLs that begin with `Https:`.
    if ('url' in node) node.url = node.url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end]) {
      point.line = firstLine - 1 + (lines[point.line - 1]?.line ?? point.line);
    }
  });
  return tree;
}
