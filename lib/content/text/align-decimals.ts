import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseFigure } from '@/lib/finance/numbers';
import { textOf } from './text-of';

/**
 * Lines up the figures of a right-aligned column at the decimal point: one with fewer decimals than
 * another gets `data-tail`, the text that would make them as many, for which the page leaves room. A
 * column of several units, such as naira and per cent, stays as it is: its figures are not compared.
 */
export function alignDecimals(tree: Root): void {
  visit(tree, { tagName: 'tbody' }, (body: Element) => {
    const rows = elementsIn(body).map(elementsIn);
    // Every row has as many cells as the first.
    rows[0]?.forEach((_cell, column) => alignColumn(rows.flatMap((cells) => cells[column] ?? [])));
  });
}

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
