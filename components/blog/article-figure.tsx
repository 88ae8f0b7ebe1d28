import type { ComponentProps } from 'react';
import { Calculator } from '@/components/calculators/calculator';
import { Chart } from '@/components/charts/chart';
import type { Drawing } from '@/lib/content/markdown/directives';

type ArticleFigureProps = ComponentProps<'figure'> & { 'data-drawing'?: string };

/** An image with a caption, a chart or a calculator. */
export function ArticleFigure({ 'data-drawing': data, children }: ArticleFigureProps) {
  if (data === undefined) return <figure>{children}</figure>;
  const drawing = JSON.parse(data) as Drawing | { faults: string[] };
  // A build refuses it before: in development, this is for the editor.
  if ('faults' in drawing) return <strong>{drawing.faults.join('; ')}</strong>;
  if ('chart' in drawing) return <Chart chart={drawing.chart}>{children}</Chart>;
  return <Calculator calculator={drawing.calculator}>{children}</Calculator>;
}
