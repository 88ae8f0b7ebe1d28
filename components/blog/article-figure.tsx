import type { ComponentProps } from 'react';
import { Calculator } from '@/components/calculators/calculator';
import { Chart } from '@/components/charts/chart';
import type { Figure } from '@/lib/content/text/directives';
import type { Reading } from '@/lib/finance/numbers';

type ArticleFigureProps = ComponentProps<'figure'> & { 'data-figure'?: string; asks: boolean };

/** An image with a caption, a chart or a calculator. */
export function ArticleFigure({
  'data-figure': data,
  id = '',
  asks,
  children,
}: ArticleFigureProps) {
  if (data === undefined) return <figure>{children}</figure>;
  const reading = JSON.parse(data) as Reading<Figure>;
  // A build refuses it before: in development, this is for the editor.
  if ('problems' in reading) return <strong>{reading.problems.join('; ')}</strong>;
  const figure = reading.value;
  if ('chart' in figure) return <Chart title={children} {...figure} />;
  return <Calculator id={id} title={children} asks={asks} {...figure} />;
}
