import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { parseFigure } from '@/lib/finance/numbers';
import { CAPTION_START, textOf } from './figures';

/**
 * Adds captions and attributes to tables, as listed in `parseBody`. If the top-left cell of a table is empty, the
 * first cell of each row becomes a row header. Empty column headers become `<td>`, and other empty cells get a dash.
 */
export function markTables(tree: Root) {
  visit(tree, { tagName: 'table' }, (table: Element, index = 0, parent) => {
    // The caption line is two nodes before the table, because a text node with a newline is between them.
    const caption = parent === tree && captionOf(tree.children[index - 2]);
    if (!caption) return undefined;
    table.children.unshift(caption);
    // `ArticleTable` moves `aria-label` to the scroll container around the table.
    table.properties.ariaLabel = textOf(caption);
    tree.children.splice(index - 2, 1);
    return index;
  });
  visit(tree, { tagName: 'tbody' }, (body: Element) => {
    const rows = elementsIn(body).map(elementsIn);
    const totals = elementsIn(body).filter(isTotal);
    for (const row of totals) row.properties.dataTotal = row === totals.at(-1) ? 'last' : '';
    rows[0]?.forEach((_cell, column) => alignColumn(rows.flatMap((cells) => cells[column] ?? [])));
  });
  let isCornerEmpty = false;
  visit(tree, { tagName: 'tr' }, (row: Element) => {
    const cells = elementsIn(row);
    const [first] = cells;
    if (!first) return;
    if (first.tagName === 'th') isCornerEmpty = isEmpty(first);
    else if (isCornerEmpty && !isEmpty(first)) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
    for (const cell of cells.filter(isEmpty)) {
      if (cell.tagName === 'td') {
        cell.children = [{ type: 'text', value: '–' }];
        cell.properties.dataEmpty = '';
      }
      cell.tagName = 'td';
    }
  });
}

const isEmpty = (element: Element) => textOf(element).trim() === '';

function captionOf(line: RootContent | undefined): Element | undefined {
  const [first, ...others] = line && isElement(line, 'p') ? line.children : [];
  if (first?.type !== 'text' || !CAPTION_START.test(first.value)) return undefined;
  const start: ElementContent = { type: 'text', value: first.value.replace(CAPTION_START, '') };
  const caption = makeElement('caption', [start, ...others]);
  return textOf(caption).trim() === '' ? undefined : caption;
}

function isTotal(row: Element): boolean {
  const [content, ...others] = elementsIn(row)[0]?.children ?? [];
  return content?.type === 'element' && content.tagName === 'strong' && others.length === 0;
}

/**
 * Aligns the numbers in a right-aligned column at the decimal point. If the column contains `7` and `1.25`, `data-tail`
 * of `7` is `.25`, and pages append this text invisibly. Skips columns with several units, such as naira and per cent,
 * because readers do not compare numbers in different units.
 */
function alignColumn(cells: readonly Element[]): void {
  const figures = cells.flatMap((cell) => {
    if (cell.properties.align !== 'right') return [];
    const figure = parseFigure(textOf(cell));
    return figure ? { cell, ...figure } : [];
  });
  if (new Set(figures.map(({ unit }) => unit)).size > 1) return;
  const [longest] = figures.toSorted((a, b) => b.decimals.length - a.decimals.length);
  for (const { cell, decimals } of figures) {
    const tail = longest?.decimals.slice(decimals.length) ?? '';
    if (tail !== '') cell.properties.dataTail = tail;
  }
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

export function makeElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;
