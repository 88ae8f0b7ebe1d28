import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Parents, Root as MarkdownRoot } from 'mdast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { alignDecimals } from './align-decimals';
import { CAPTION, type Directive, readDirective } from './directives';
import { textOf } from './text-of';

/**
 * Makes HTML of a text's Markdown, which pages and the feed are made of. Beyond line markup and Markdown:
 *
 * | written                                   | becomes                               |
 * | ----------------------------------------- | ------------------------------------- |
 * | `![alt](image "Caption")` on its own line | a figure with that caption            |
 * | `Table: Caption` right before a table     | the table's caption, and `aria-label` |
 * | a table row whose first cell is all bold  | a row with `data-total`               |
 * | the heading `**Sources**` and its text    | `<section data-sources>`              |
 * | a heading of level 2                      | one with an id made of its words      |
 * | a figure with fewer decimals than others  | a cell with `data-tail`               |
 * | `::chart[Finding]{…}`, `::calculator[…]`  | a figure with `data-figure`, as JSON |
 *
 * @returns a new tree, its URLs and image names as written
 */
export function makeHtml(tree: MarkdownRoot): Root {
  return sanitize(toHtml.runSync(tree), allowed) as Root;
}

/** A heading that links can lead to. */
export type Heading = { id: string; text: string };

/** Lists what links can lead to: the headings of level 2, and every id. */
export function listTargets(tree: Root): { headings: Heading[]; ids: string[] } {
  const [headings, ids]: [Heading[], string[]] = [[], []];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (typeof id !== 'string') return;
    ids.push(id);
    const text = textOf(element).trim();
    // The hidden heading of footnotes has an id of another kind.
    if (element.tagName === 'h2' && text !== '' && id.startsWith(HEADING))
      headings.push({ id, text });
  });
  return { headings, ids };
}

/** Divides a text before its first heading of level 2; without one, all of it is the first part. */
export function splitAtHeading({ children }: Root): [opening: Root, rest: Root] {
  const found = children.findIndex((node) => isElement(node, 'h2'));
  const index = found < 0 ? children.length : found;
  const part = (nodes: RootContent[]): Root => ({ type: 'root', children: nodes });
  return [part(children.slice(0, index)), part(children.slice(index))];
}

/** Of a tree that has no HTML of the writer's, what a body can become; everything else is dropped. */
const allowed: Schema = {
  ...defaultSchema,
  // A prefix here would separate the ids of footnotes from the links to them.
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'caption', 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    figure: ['dataFigure'],
    section: ['dataFootnotes', 'dataSources'],
    table: ['ariaLabel'],
    tr: ['dataTotal'],
    td: [...(defaultSchema.attributes?.td ?? []), 'dataTail'],
    // The word after a fence would become a class of the writer's choice.
    code: [],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
};

/** These keep the ids of footnotes and headings apart from the page's own. */
const FOOTNOTE = 'note-';
const HEADING = 'h-';

const toHtml = unified()
  .use(remarkRehype, { clobberPrefix: FOOTNOTE, handlers: { leafDirective: placeFigure } })
  .use(() => markFigures)
  .use(() => markTables)
  .use(() => alignDecimals)
  .use(() => giveIds)
  .use(() => markSources)
  .freeze();

function makeElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Makes a figure of a chart or calculator around the words in brackets, its title. */
function placeFigure(_state: unknown, node: Directive, parent: Parents | undefined) {
  if (!parent) return undefined;
  const figure = makeElement('figure', [{ type: 'text', value: textOf(node) }]);
  figure.properties.dataFigure = JSON.stringify(readDirective(node, parent));
  // A calculator has a name.
  figure.properties.id = node.attributes?.name ?? undefined;
  return figure;
}

/** Makes a figure of an image that has a title and a line of its own; the title is its caption. */
function markFigures(tree: Root) {
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

/**
 * Gives headings of level 2 ids made of their words, in any script: `h-what-it-costs`. The second heading
 * or calculator of a name gets a number.
 */
function giveIds(tree: Root) {
  const used = new Set<string>();
  const next = new Map<string, number>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'h2') properties.id ??= nameOf(element);
    const { id } = properties;
    if (!['h2', 'figure'].includes(tagName) || typeof id !== 'string') return;
    let number = next.get(id) ?? 2;
    let name = id;
    for (; used.has(name); number += 1) name = `${id}-${number}`;
    next.set(id, number);
    used.add(name);
    properties.id = name;
  });
}

function nameOf(heading: Element): string {
  const text = textOf(heading).toLowerCase().replaceAll(/['’]/g, '');
  return HEADING + (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

/** Puts the heading "Sources" and the blocks below it, up to the next such heading, into a section. */
function markSources(tree: Root) {
  const start = tree.children.findIndex(
    (node) => isElement(node, 'h2') && textOf(node).trim().toLowerCase() === 'sources',
  );
  if (start < 0) return;
  const rest = tree.children.slice(start + 1);
  // Footnotes, which come last, are a section.
  const length = rest.findIndex((node) => isElement(node, 'h2') || isElement(node, 'section'));
  const taken = tree.children.slice(start, length < 0 ? undefined : start + 1 + length);
  const section = makeElement('section', taken as ElementContent[]);
  section.properties.dataSources = '';
  tree.children.splice(start, taken.length, section);
}

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/**
 * Gives tables their captions, as Pandoc writes them, marks totals, makes an empty heading a plain cell, and
 * puts a dash into other empty cells. Where the first heading is empty, the first cell of each row is the
 * row's heading.
 */
function markTables(tree: Root) {
  visit(tree, { tagName: 'table' }, (table: Element, index = 0, parent) => {
    // A line break is between two blocks.
    const caption = parent === tree && captionOf(tree.children[index - 2]);
    if (!caption) return undefined;
    table.children.unshift(caption);
    // For the box that the table scrolls in.
    table.properties.ariaLabel = textOf(caption);
    tree.children.splice(index - 2, 1);
    return index;
  });
  let isCornerEmpty = false;
  visit(tree, { tagName: 'tr' }, (row: Element) => {
    if (isTotal(row)) row.properties.dataTotal = '';
    const cells = row.children.filter((cell) => cell.type === 'element');
    const [first] = cells;
    if (!first) return;
    // A table begins with a row of headings.
    if (first.tagName === 'th') isCornerEmpty = isEmpty(first);
    else if (isCornerEmpty && !isEmpty(first)) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
    for (const cell of cells.filter(isEmpty)) {
      if (cell.tagName === 'td') cell.children = [{ type: 'text', value: '–' }];
      cell.tagName = 'td';
    }
  });
}

const isEmpty = (element: Element) => textOf(element).trim() === '';

function captionOf(line: RootContent | undefined): Element | undefined {
  const [first, ...others] = line && isElement(line, 'p') ? line.children : [];
  if (first?.type !== 'text' || !CAPTION.test(first.value)) return undefined;
  const start: ElementContent = { type: 'text', value: first.value.replace(CAPTION, '') };
  const caption = makeElement('caption', [start, ...others]);
  return textOf(caption).trim() === '' ? undefined : caption;
}

function isTotal({ children }: Element): boolean {
  const cell = children.find((child) => child.type === 'element');
  const [content, ...others] = cell?.tagName === 'td' ? cell.children : [];
  return content?.type === 'element' && content.tagName === 'strong' && others.length === 0;
}
