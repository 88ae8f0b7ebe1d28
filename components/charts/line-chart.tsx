import { scaleLinear } from 'd3-scale';
import type { Chart } from '@/lib/finance/charts';
import text from '@/components/styles/text.module.css';
import styles from './line-chart.module.css';
import { EDGE, type Label, type Line, placeLabels } from './line-labels';

type LineChartProps = Omit<Extract<Chart, { type: 'lines' }>, 'type'>;

/** In per cent of the height: room for labels above and below. */
const [TOP, BOTTOM] = [11, 87];

/**
 * Lines over a scale of numbers, each with its name, its first value and its last. Named on the scale are the
 * crossing, and the ends where there is room. The first line is the thread.
 */
export function LineChart({ words: [xWords, yWords], x, series, crossing }: LineChartProps) {
  const all = series.flatMap(({ values }) => values.map(({ value }) => value));
  const places = x.map(({ value }) => value);
  const toX = scaleLinear([Math.min(...places), Math.max(...places)], [0, 100]);
  const toY = scaleLinear([Math.min(...all), Math.max(...all)], [BOTTOM, TOP]);
  const round = (value: number) => Number(value.toFixed(2));
  // A name ends at its first comma, unless two would be the same.
  const short = series.map(({ name }) => name.replace(/,.*/, ''));
  const isShort = new Set(short).size === series.length;
  const lines = series.map(({ name, values }, index): Line => ({
    name: (isShort && short[index]) || name,
    first: values[0]?.text ?? '',
    last: values.at(-1)?.text ?? '',
    points: values.map((it, column) => [round(toX(places[column] ?? 0)), round(toY(it.value))]),
  }));
  const mark = lines[0]?.points[crossing ?? -1];
  const makeTick = (index: number): Label => {
    const place = round(toX(places[index] ?? 0));
    const anchor = place < 10 ? 'start' : place > 90 ? 'end' : 'middle';
    const shift = { start: -EDGE, middle: 0, end: EDGE }[anchor];
    return { place: [place, 100], offset: [shift, 1.75], anchor, value: x[index]?.text ?? '' };
  };
  const ticks = [...new Set([crossing ?? 0, 0, x.length - 1])].map(makeTick);
  const strokes = lines.map(({ points }) => points);
  if (mark) strokes.push([mark, [mark[0], 100]]);
  return (
    <>
      {yWords === '' ? null : <p className={text.note}>{yWords}</p>}
      <div className={styles.plot}>
        <svg>
          {mark ? (
            <line x1={`${mark[0]}%`} x2={`${mark[0]}%`} y1={`${mark[1]}%`} y2="100%" />
          ) : null}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {lines.map(({ name, points }) => (
              <path key={name} d={`M${points.join('L')}`} />
            ))}
          </svg>
          {lines.flatMap(({ name, points }) =>
            points.map(([cx, cy]) => (
              <circle key={`${name} ${cx}`} cx={`${cx}%`} cy={`${cy}%`} r="4.5" />
            )),
          )}
          {placeLabels(lines, ticks, strokes).map(({ place: [left, top], offset, ...label }) => {
            const start = { x: `${left}%`, dx: `${offset[0]}em` };
            const isEnd = top === 100 && left !== mark?.[0];
            return (
              <text
                key={`${left} ${top} ${label.value}`}
                {...start}
                y={`${top}%`}
                dy={`${offset[1]}em`}
                textAnchor={label.anchor}
                fontWeight={isEnd ? undefined : 650}
              >
                {label.value}
                {label.name ? (
                  <tspan
                    {...(label.below ? { ...start, dy: `${label.below}em` } : { dx: '0.6em' })}
                  >
                    {label.name}
                  </tspan>
                ) : null}
              </text>
            );
          })}
        </svg>
      </div>
      {xWords === '' ? null : <p className={text.note}>{xWords}</p>}
    </>
  );
}
