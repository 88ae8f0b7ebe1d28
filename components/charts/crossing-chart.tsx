import type { Chart } from '@/lib/finance/charts';
import text from '@/components/styles/text.module.css';
import styles from './crossing-chart.module.css';

type CrossingChartProps = Omit<Extract<Chart, { type: 'crossing' }>, 'type'>;

/** Top and bottom of the lines, as percentages of the plot's height. The space above and below is for labels. */
const [TOP_PERCENT, BOTTOM_PERCENT] = [19, 77];

/** At each end, labels are above the higher line and below the lower line, so that the labels do not overlap. */
export function CrossingChart({ axis, x, series, crossing }: CrossingChartProps) {
  const xValues = x.map(({ value }) => value);
  const yValues = series.flatMap(({ values }) => values.map(({ value }) => value));
  const toX = makeScale([xValues[0], xValues.at(-1)], [1.5, 98.5]);
  const toY = makeScale(
    [Math.min(...yValues), Math.max(...yValues)],
    [BOTTOM_PERCENT, TOP_PERCENT],
  );
  const lines = series.map(({ name, values }) => ({
    name,
    values,
    points: values.map(({ value }, index) => [toX(xValues[index]), toY(value)] as const),
  }));
  const [crossingX, crossingY] = lines[0]?.points[crossing] ?? [];
  const drawLabels = (end: 0 | -1) =>
    lines
      .toSorted((a, b) => (b.values.at(end)?.value ?? 0) - (a.values.at(end)?.value ?? 0))
      .map(({ name, values, points }, rank) => (
        <text
          key={`${name} ${end}`}
          x={end === 0 ? 0 : '100%'}
          y={`${points.at(end)?.[1]}%`}
          dy={rank === 0 ? '-1em' : '1.7em'}
          textAnchor={end === 0 ? 'start' : 'end'}
        >
          {values.at(end)?.text}
          {end === 0 ? null : (
            <tspan x="100%" fontWeight="400" dy={rank === 0 ? '-1.4em' : '1.4em'}>
              {name}
            </tspan>
          )}
        </text>
      ));
  return (
    <>
      <svg className={styles.plot} fill="canvas" stroke="currentColor" strokeWidth="2">
        <line
          x1={`${crossingX}%`}
          x2={`${crossingX}%`}
          y1={`${crossingY}%`}
          y2="100%"
          strokeDasharray="3 4"
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" strokeWidth="3">
          {lines.map(({ name, points }) => (
            <path key={name} d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {lines.flatMap(({ name, points }) =>
          points.map(([cx, cy]) => (
            <circle key={`${name} ${cx}`} cx={`${cx}%`} cy={`${cy}%`} r="4.5" />
          )),
        )}
        {/* An outline in the background colour keeps labels legible where they overlap a line. */}
        <g fill="currentColor" stroke="canvas" strokeWidth="4" paintOrder="stroke" fontWeight="650">
          {drawLabels(0)}
          {drawLabels(-1)}
          <text x={`${crossingX}%`} y="100%" dy="1.75em" textAnchor="middle">
            {x[crossing]?.text}
          </text>
        </g>
      </svg>
      <div className={styles.axis}>
        <span>{x[0]?.text}</span>
        <span className={text.note}>{axis}</span>
        <span>{x.at(-1)?.text}</span>
      </div>
    </>
  );
}

function makeScale([first = 0, last = 0]: (number | undefined)[], [start, end]: [number, number]) {
  const unit = (end - start) / (last - first || 1);
  return (value = first) => Number((start + (value - first) * unit).toFixed(2));
}
