import { readDirective } from '@/lib/content/markdown/directives';
import { parseBody, textOf } from '@/lib/content/markdown/parse-body';

/**
 * Lists the charts and calculators of an article's text, as an editor can check them without the page:
 * each with the words in its brackets, and the figures that it takes from the text. Those with a fault are
 * left out: `checkArticle` reports them.
 */
export function listDrawings(body: string) {
  const tree = parseBody(body);
  return tree.children.flatMap((node) => {
    const drawing = node.type === 'leafDirective' ? readDirective(node, tree) : { faults: [] };
    if ('faults' in drawing) return [];
    const figures =
      'chart' in drawing
        ? drawing.chart.series.map(
            ({ name, values }) => `${name}: ${values.map(({ text }) => text).join(', ')}`,
          )
        : Object.entries(drawing.calculator.values).map(([field, value]) => `${field}: ${value}`);
    return { title: textOf(node), figures };
  });
}
