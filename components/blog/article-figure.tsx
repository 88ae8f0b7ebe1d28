import type { ComponentProps } from 'react';
import { Calculator } from '@/components/calculators/calculator';
import { Chart } from '@/components/charts/chart';
import type { Figure } from '@/lib/content/markdown/directives';

type ArticleFigureProps = ComponentProps<'figure'> & { 'data-figure'?: string };

/** An image with a caption, a chart or a calculator. */
export function ArticleFigure({ 'data-figure': data, id = '', children }: ArticleFigureProps) {
  if (data === undefined) return <figure>{children}</figure>;
  const figure = JSON.parse(data) as Figure | { faults: string[] };
  // A build refuses it before: in development, this is for the editor.
  if ('faults' in figure) return <strong>{figure.faults.join('; ')}</strong>;
  if ('chart' in figure) return <Chart chart={figure.chart}>{children}</Chart>;
  return (
    <Calculator id={id} calculator={figure.calculator}>
      {children}
    </Calculator>
  );
}
