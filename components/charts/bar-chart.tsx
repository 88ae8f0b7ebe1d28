import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { TilePattern } from '@/components/ui/tile-pattern';
import type { Chart, Value } from '@/lib/finance/charts';
import styles from './bar-chart.module.css';

type BarChartProps = Omit<Extract<Chart, { type: 'bars' }>, 'type'>;

/** In per cent of the width; the rest is for the value behind the longest bar. */
const LONGEST = 62;

/**
 * Horizontal bars, each with its value at its end, or below it where text is large. Several columns of a
 * table make a group of bars.
 */
export function BarChart({ columns, series }: BarChartProps) {
  const cloth = useId();
  const all = series.flatMap(({ values }) => values.map(({ value }) => value));
  // Of nothing but zeros, a scale would make bars of half its length.
  const x = scaleLinear([Math.min(0, ...all), Math.max(Number.EPSILON, ...all)], [0, LONGEST]);
  const isGroup = columns.length > 1;
  const drawBar = ({ text, value }: Value, index: number) => {
    const [start, end] = [x(Math.min(0, value)), x(Math.max(0, value))];
    return (
      <div className={styles.track}>
        {start > 0 ? <svg width={`${start}%`} /> : null}
        <svg width={`${end - start}%`}>
          <rect width="100%" height="100%" data-look={index} />
          {isGroup && index % 2 === 0 ? (
            <rect width="100%" height="100%" fill={`url(#${cloth})`} />
          ) : null}
        </svg>
        <span>{text}</span>
      </div>
    );
  };
  return (
    <>
      <svg width="0" height="0">
        <TilePattern id={cloth} tile="dingi" className={styles.line} />
      </svg>
      <div className={styles.root}>
        {series.map(({ name, values }) => (
          <div key={name}>
            <p>{name}</p>
            {values.map((value, index) => (
              <div className={styles.bar} key={columns[index]}>
                {isGroup ? <span className={styles.name}>{columns[index]}</span> : null}
                {drawBar(value, index)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
