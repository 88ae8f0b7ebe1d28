import { visit } from 'unist-util-visit';
import { readDirective } from '@/lib/content/markdown/directives';
import { parseBody, textOf } from '@/lib/content/markdown/parse-body';

/**
 * Lists the charts and calculators of an article's text, as an editor can check them without the page:
 * each with the words in its brackets, and the figures that it takes from the text.
 *
 * @returns none for a directive with a fault, which `checkArticle` reports
 */
export function listDrawings(body: string): { title: string; figures: string[] }[] {
  const drawings: { title: string; figures: string[] }[] = [];
  visit(parseBody(body), 'leafDirective', (node, _index, parent) => {
    const drawing = parent ? readDirective(node, parent) : { faults: [] };
    if ('faults' in drawing) return;
    const figures =
      'chart' in drawing
        ? drawing.chart.series.map(
            ({ name, values }) => `${name}: ${values.map(({ text }) => text).join(', ')}`,
          )
        : Object.entries(drawing.calculator.values).map(([field, value]) => `${field}: ${value}`);
    drawings.push({ title: textOf(node), figures });
  });
  return drawings;
}
