import type { Element, ElementContent, Root as Html, RootContent } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Directive, parseDirective, type ParsedFigure, textOf } from './figures';
import { convertLineMarkup } from './line-markup';
import { isElement, makeElement, markTables } from './tables';

/** The parsed body of an article. `links` and `images` contain URLs and image names exactly as written in the body. */
export type ParsedBody = {
  source: string;
  /** Syntax tree. Line numbers refer to the file, but columns refer to the output of `convertLineMarkup`. */
  tree: Root;
  /** The HTML before the first level 2 heading. */
  opening: Html;
  /** The HTML from the first level 2 heading on. */
  rest: Html;
  /** Charts, calculators and verdicts. A verdict is a table with one recommended row. */
  figures: ParsedFigure[];
  /** The level 2 headings and the titles of calculators. */
  headings: Heading[];
  /** All ids that links may point to. */
  ids: string[];
  links: string[];
  images: string[];
  words: number;
};

export type Heading = { id: string; text: string };

/**
 * Parses the body of an article. `convertLineMarkup` converts lines such as `1. text` to headings. The result is parsed
 * as GFM with directives, and converted to HTML for pages and the feed. In addition to plain Markdown, this function
 * converts:
 *
 * | Markdown                                  | HTML                                             |
 * | ----------------------------------------- | ------------------------------------------------ |
 * | `![alt](image "Caption")` on its own line | `<figure>` with that caption                     |
 * | `Table: Caption` right before a table     | `<caption>` and `aria-label` of the table        |
 * | table row whose first cell is all bold    | `<tr data-total>` (`="last"` for the last total) |
 * | heading `**Sources**` and the text below  | `<section data-sources>` with heading and text   |
 * | heading `**What it costs**`               | `<h2 id="h-what-it-costs">`                      |
 * | `7` right-aligned above or below `1.25`   | `<td data-tail=".25">` (pads to align decimals)  |
 * | empty cell                                | `<td data-empty>` with a dash                    |
 * | `::chart[Finding]{…}`, `::calculator[…]`  | `<figure data-figure="0">` (index in `figures`)  |
 * | `::verdict[Title]` right before a table   | `<section data-verdict>` with a title and table  |
 *
 * @param firstLine the one-based line number in the file at which the body begins
 */
export function parseBody(source: string, firstLine = 1): ParsedBody {
  const tree = parseMarkdown(source, firstLine);
  const figures: ParsedFigure[] = [];
  const links: string[] = [];
  const images: string[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'image') images.push(node.url);
    if (node.type !== 'leafDirective' || !parent) return;
    node.data = describeElement(node, figures.length);
    figures.push({ node, result: parseDirective(node, parent) });
  });
  const html = toHtml.runSync(tree);
  const { headings, ids } = listTargets(html);
  const words = countWords(source);
  return { source, tree, ...splitAtHeading(html), figures, headings, ids, links, images, words };
}

/** Counts all words, including those in headings and tables, but excluding URLs and attributes of directives. */
function countWords(source: string): number {
  return source.replace(/\](?:\([^)\n]*\)|\{[^}\n]*\})/g, ']').match(WORD)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;

/** Disabled Markdown syntax, which is parsed as text. For example, an indented line is a paragraph, not code. */
const OFF = [
  ...['codeIndented', 'codeFenced', 'htmlFlow', 'htmlText', 'setextUnderline', 'tasklistCheck'],
  ...['definition', 'gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall'],
];

/** Disables inline directives. Otherwise, remark would parse `:am` in `8:am` as a directive. */
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
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end]) {
      point.line = firstLine - 1 + (lines[point.line - 1]?.line ?? point.line);
    }
  });
  return tree;
}

/** Returns the `data` from which `remark-rehype` creates the HTML element of a directive. */
function describeElement(node: Directive, index: number): Directive['data'] {
  const title: ElementContent = { type: 'text', value: textOf(node) };
  if (node.name === 'verdict')
    return {
      hName: 'section',
      hProperties: { dataVerdict: '' },
      hChildren: [makeElement('h2', [title])],
    };
  // Use the `name` of a calculator as its id. Charts have no `name`, so they get no id.
  const id = node.attributes?.name ?? undefined;
  return { hName: 'figure', hProperties: { dataFigure: String(index), id }, hChildren: [title] };
}

const toHtml = unified()
  .use(remarkRehype)
  .use(() => markFigures)
  .use(() => markTables)
  .use(() => markVerdicts)
  .use(() => assignIds)
  .use(() => markSources)
  .freeze();

function listTargets(tree: Html): { headings: Heading[]; ids: string[] } {
  const [headings, ids]: [Heading[], string[]] = [[], []];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (typeof id !== 'string') return;
    ids.push(id);
    const text = textOf(element).trim();
    if (text !== '') headings.push({ id, text });
  });
  return { headings, ids };
}

function splitAtHeading({ children }: Html): { opening: Html; rest: Html } {
  const headingIndex = children.findIndex((node) => isElement(node, 'h2'));
  const index = headingIndex < 0 ? children.length : headingIndex;
  const part = (nodes: RootContent[]): Html => ({ type: 'root', children: nodes });
  return { opening: part(children.slice(0, index)), rest: part(children.slice(index)) };
}

function markFigures(tree: Html) {
  visit(tree, 'element', (node) => {
    const [image, ...others] = node.children;
    if (node.tagName !== 'p' || others.length > 0) return;
    if (image?.type !== 'element' || image.tagName !== 'img') return;
    const { title, ...properties } = image.properties;
    if (typeof title !== 'string' || title.trim() === '') return;
    node.tagName = 'figure';
    const caption = makeElement('figcaption', [{ type: 'text', value: title }]);
    node.children = [{ ...image, properties }, caption];
  });
}

function markVerdicts(tree: Html) {
  visit(tree, { tagName: 'section' }, (section: Element, index = 0, parent) => {
    const after = parent?.children.slice(index + 1) ?? [];
    const table = after.find((node) => node.type === 'element');
    if (table?.tagName !== 'table') return;
    parent?.children.splice(index + 1, after.indexOf(table) + 1);
    section.children.push(table);
  });
}

function assignIds(tree: Html) {
  const used = new Set<string>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'h2') properties.id = makeHeadingId(element);
    const { id } = properties;
    if (typeof id !== 'string') return;
    let uniqueId = id;
    for (let number = 2; used.has(uniqueId); number += 1) uniqueId = `${id}-${number}`;
    used.add(uniqueId);
    properties.id = uniqueId;
  });
}

function makeHeadingId(heading: Element): string {
  const text = textOf(heading).toLowerCase().replaceAll(/['’]/g, '');
  return `h-${(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')}`;
}

function markSources(tree: Html) {
  const start = tree.children.findIndex(
    (node) => isElement(node, 'h2') && textOf(node).trim().toLowerCase() === 'sources',
  );
  if (start < 0) return;
  const rest = tree.children.slice(start + 1);
  const length = rest.findIndex((node) => isElement(node, 'h2'));
  const blocks = tree.children.slice(start, length < 0 ? undefined : start + 1 + length);
  const section = makeElement('section', blocks as ElementContent[]);
  section.properties.dataSources = '';
  tree.children.splice(start, blocks.length, section);
}
