import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Parents, Root as MarkdownRoot } from 'mdast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Directive, readDirective, textOf } from './directives';
import { isElement, makeElement, markTables } from './tables';

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
 * | an empty cell                             | one with a dash and `data-empty`      |
 * | `::chart[Finding]{…}`, `::calculator[…]`  | a figure with `data-figure`, as JSON  |
 * | `::verdict[Title]` right before a table   | `<section data-verdict>` around both  |
 *
 * @returns a new tree, its URLs and image names as written
 */
export function makeHtml(tree: MarkdownRoot): Root {
  return sanitize(toHtml.runSync(tree), allowed) as Root;
}

export type Heading = { id: string; text: string };

/** Lists what links can lead to: the headings of level 2, calculators among them, and every id. */
export function listTargets(tree: Root): { headings: Heading[]; ids: string[] } {
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
  // The ids of headings have a prefix of their own.
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'caption', 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    figure: ['dataFigure'],
    section: ['dataSources', 'dataVerdict'],
    table: ['ariaLabel'],
    tr: ['dataTotal'],
    td: [...(defaultSchema.attributes?.td ?? []), 'dataTail', 'dataEmpty'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
};

/** This prefix keeps the ids of headings apart from the page's own. */
const HEADING = 'h-';

const toHtml = unified()
  .use(remarkRehype, { handlers: { leafDirective: placeFigure } })
  .use(() => markFigures)
  .use(() => markTables)
  .use(() => markVerdicts)
  .use(() => giveIds)
  .use(() => markSources)
  .freeze();

/** Makes a figure of a chart or calculator, or a section of a verdict, around the words in brackets, its title. */
function placeFigure(_state: unknown, node: Directive, parent: Parents | undefined) {
  if (!parent) return undefined;
  const title: ElementContent = { type: 'text', value: textOf(node) };
  if (node.name === 'verdict') {
    const section = makeElement('section', [makeElement('h2', [title])]);
    section.properties.dataVerdict = '';
    return section;
  }
  const figure = makeElement('figure', [title]);
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

function markVerdicts(tree: Root) {
  visit(tree, { tagName: 'section' }, (section: Element, index = 0, parent) => {
    const after = parent?.children.slice(index + 1) ?? [];
    // Line breaks are between two blocks.
    const table = after.find((node) => node.type === 'element');
    if (table?.tagName !== 'table') return;
    parent?.children.splice(index + 1, after.indexOf(table) + 1);
    section.children.push(table);
  });
}

/**
 * Gives headings of level 2 ids made of their words, in any script: `h-what-it-costs`. The second heading
 * or calculator of a name gets a number.
 */
function giveIds(tree: Root) {
  const used = new Set<string>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'h2') properties.id = nameOf(element);
    const { id } = properties;
    if (typeof id !== 'string') return;
    let name = id;
    for (let number = 2; used.has(name); number += 1) name = `${id}-${number}`;
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
  const length = rest.findIndex((node) => isElement(node, 'h2'));
  const taken = tree.children.slice(start, length < 0 ? undefined : start + 1 + length);
  const section = makeElement('section', taken as ElementContent[]);
  section.properties.dataSources = '';
  tree.children.splice(start, taken.length, section);
}
