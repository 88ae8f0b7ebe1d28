import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Parents, Root as MarkdownRoot } from 'mdast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Directive, parseDirective, textOf } from './directives';
import { isElement, makeElement, markTables } from './tables';

/**
 * Converts the Markdown of a body to safe HTML for pages and the feed. In addition to plain Markdown, it converts:
 *
 * | Markdown                                  | HTML                                             |
 * | ----------------------------------------- | ------------------------------------------------ |
 * | `![alt](image "Caption")` on its own line | `<figure>` with that caption                     |
 * | `Table: Caption` right before a table     | `<caption>` and `aria-label` of the table        |
 * | table row whose first cell is all bold    | `<tr data-total>`, the last one `="last"`        |
 * | heading `**Sources**` and the text below  | `<section data-sources>` around both             |
 * | heading `**What it costs**`               | `<h2 id="h-what-it-costs">`                      |
 * | `7` in a right-aligned column with `1.25` | `<td data-tail=".25">`                           |
 * | empty cell                                | `<td data-empty>` with a dash                    |
 * | `::chart[Finding]{…}`, `::calculator[…]`  | `<figure>` with JSON in `data-figure`            |
 * | `::verdict[Title]` right before a table   | `<section data-verdict>` with a title and table  |
 *
 * @returns a new tree, with URLs and image names exactly as written in the body
 */
export function makeHtml(tree: MarkdownRoot): Root {
  return sanitize(toHtml.runSync(tree), ALLOWED_HTML) as Root;
}

export type Heading = { id: string; text: string };

/** Lists all ids that links may point to. `headings` contains the level 2 headings and the titles of calculators. */
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

/** Splits a body before its first level 2 heading. If there is none, `rest` is empty. */
export function splitAtHeading({ children }: Root): [opening: Root, rest: Root] {
  const headingIndex = children.findIndex((node) => isElement(node, 'h2'));
  const index = headingIndex < 0 ? children.length : headingIndex;
  const part = (nodes: RootContent[]): Root => ({ type: 'root', children: nodes });
  return [part(children.slice(0, index)), part(children.slice(index))];
}

/** Elements and attributes that the sanitizer keeps. */
const ALLOWED_HTML: Schema = {
  ...defaultSchema,
  // Adds no prefix to ids, because `HEADING_PREFIX` already sets the ids of headings apart from others on the page.
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

const HEADING_PREFIX = 'h-';

const toHtml = unified()
  .use(remarkRehype, { handlers: { leafDirective: convertDirective } })
  .use(() => markFigures)
  .use(() => markTables)
  .use(() => markVerdicts)
  .use(() => assignIds)
  .use(() => markSources)
  .freeze();

function convertDirective(_state: unknown, node: Directive, parent: Parents | undefined) {
  if (!parent) return undefined;
  const title: ElementContent = { type: 'text', value: textOf(node) };
  if (node.name === 'verdict') {
    const section = makeElement('section', [makeElement('h2', [title])]);
    section.properties.dataVerdict = '';
    return section;
  }
  const figure = makeElement('figure', [title]);
  figure.properties.dataFigure = JSON.stringify(parseDirective(node, parent));
  // Only calculators have the attribute `name`, so only calculators get an id.
  figure.properties.id = node.attributes?.name ?? undefined;
  return figure;
}

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
    const table = after.find((node) => node.type === 'element');
    if (table?.tagName !== 'table') return;
    parent?.children.splice(index + 1, after.indexOf(table) + 1);
    section.children.push(table);
  });
}

function assignIds(tree: Root) {
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
  return HEADING_PREFIX + (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

function markSources(tree: Root) {
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
