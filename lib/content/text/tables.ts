import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { parseFigure } from '@/lib/finance/numbers';
import { CAPTION, textOf } from './directives';

/**
 * Gives tables their captions, as Pandoc writes them, marks totals, aligns decimals, makes an empty heading
 * a plain cell, and puts a dash into other empty cells. If the first heading is empty, the first cell of
 * each row is the row's heading.
 */
export function markTables(tree: Root) {
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
  visit(tree, { tagName: 'tbody' }, (body: Element) => {
    const rows = elementsIn(body).map(elementsIn);
    // Every row has as many cells as the first.
    rows[0]?.forEach((_cell, column) => alignColumn(rows.flatMap((cells) => cells[column] ?? [])));
  });
  let isCornerEmpty = false;
  visit(tree, { tagName: 'tr' }, (row: Element) => {
    const cells = elementsIn(row);
    const [first] = cells;
    if (!first) return;
    if (isTotal(first)) row.properties.dataTotal = '';
    // A table begins with a row of headings.
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
  if (first?.type !== 'text' || !CAPTION.test(first.value)) return undefined;
  const start: ElementContent = { type: 'text', value: first.value.replace(CAPTION, '') };
  const caption = makeElement('caption', [start, ...others]);
  return textOf(caption).trim() === '' ? undefined : caption;
}

function isTotal(first: Element): boolean {
  const [content, ...others] = first.tagName === 'td' ? first.children : [];
  return content?.type === 'element' && content.tagName === 'strong' && others.length === 0;
}

/**
 * Lines up the figures of a right-aligned column at the decimal point: a figure with fewer decimals than
 * another gets `data-tail`, the missing text, for which the page leaves room. A column of several units,
 * such as naira and per cent, stays as it is, because its figures are not compared.
 */
function alignColumn(cells: readonly Element[]): void {
  const figures = cells.flatMap((cell) => {
    if (cell.properties.align !== 'right') return [];
    const figure = parseFigure(textOf(cell));
    return figure ? { cell, ...figure } : [];
  });
  if (new Set(figures.map(({ unit }) => unit)).size > 1) return;
  const [most] = figures.toSorted((a, b) => b.decimals.length - a.decimals.length);
  for (const { cell, decimals } of figures) {
    const tail = most?.decimals.slice(decimals.length) ?? '';
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
