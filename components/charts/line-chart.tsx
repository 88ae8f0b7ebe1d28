import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Chart, Value } from '@/lib/finance/charts';
import styles from './line-chart.module.css';

type LineChartProps = Omit<Extract<Chart, { type: 'lines' }>, 'type'>;

/** In per cent of the height. */
const [TOP, BOTTOM] = [12, 84];
const X_LABELS = 97;
/** Between the names of two lines, in per cent of the height. */
const GAP = 24;
/** Characters in a line of a name. */
const MAX_LENGTH = 15;

/**
 * Lines over a scale of numbers, whose ends and crossing are named, each with its name and last value at its
 * end. The first is the thread.
 */
export function LineChart({ x, series, crossing }: LineChartProps) {
  const all = series.flatMap(({ values }) => values.map(({ value }) => value));
  const places = x.map(({ value }) => value);
  const toX = scaleLinear([Math.min(...places), Math.max(...places)], [0, 100]);
  const toY = scaleLinear([Math.min(...all), Math.max(...all)], [BOTTOM, TOP]);
  const draw = line<Value>()
    .x((_value, index) => toX(places[index] ?? 0))
    .y(({ value }) => toY(value));
  const last = series.map(({ values }) => toY(values.at(-1)?.value ?? 0));
  const ends = spread(last);
  const mark = crossing === undefined ? undefined : toX(places[crossing] ?? 0);
  return (
    <div className={styles.root}>
      <svg className={styles.plot}>
        {mark === undefined ? null : (
          <>
            <line x1={`${mark}%`} x2={`${mark}%`} y1={`${TOP}%`} y2={`${BOTTOM}%`} />
            <text x={`${mark}%`} y="1em" textAnchor={anchorOf(mark)} data-crossing="">
              {x[crossing ?? 0]?.text}
            </text>
          </>
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {series.map(({ name, values }) => (
            <path key={name} d={draw(values) ?? ''} />
          ))}
        </svg>
        {series.map(({ name, values }) =>
          values.map(({ value }, index) => (
            <circle
              key={`${name} ${x[index]?.text ?? ''}`}
              cx={`${toX(places[index] ?? 0)}%`}
              cy={`${toY(value)}%`}
              r="4"
            />
          )),
        )}
        {[x[0], x.at(-1)].map((place) => (
          <text
            key={place?.text}
            x={`${toX(place?.value ?? 0)}%`}
            y={`${X_LABELS}%`}
            textAnchor={anchorOf(toX(place?.value ?? 0))}
          >
            {place?.text}
          </text>
        ))}
      </svg>
      <svg className={styles.names}>
        {series.map(({ name, values }, index) => (
          <text key={name} y={`${ends[index] ?? 0}%`}>
            {[values.at(-1)?.text ?? '', ...wrap(name)].map((text, row) => (
              <tspan key={text} x="0" dy={row === 0 ? '0.35em' : '1.3em'}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Keeps a text at a place, in per cent of the width, within the plot. */
function anchorOf(place: number): 'start' | 'middle' | 'end' {
  if (place < 25) return 'start';
  return place > 75 ? 'end' : 'middle';
}

/** Moves names apart that would overlap; the lowest stays above the labels of the scale. */
function spread(places: readonly number[]): number[] {
  const result = [...places];
  let limit = BOTTOM - GAP / 2;
  for (const [index, place] of [...places.entries()].sort(([, a], [, b]) => b - a)) {
    result[index] = Math.min(place, limit);
    limit = Math.min(place, limit) - GAP;
  }
  return result;
}

/** Breaks a name between words. */
function wrap(name: string): string[] {
  const rows: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && longer.length <= MAX_LENGTH) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
