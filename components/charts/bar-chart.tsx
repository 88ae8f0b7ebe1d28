import { useId } from 'react';
import { TilePattern } from '@/components/ui/tile-pattern';
import type { Chart } from '@/lib/finance/charts';
import styles from './bar-chart.module.css';

type BarChartProps = Omit<Extract<Chart, { type: 'bars' }>, 'type'>;

/** In per cent of the width; the rest is for the value behind the longest bar. */
const LONGEST = 62;

/**
 * Horizontal bars from a line at zero. Each has its value at its end, or below it where text is large. Several
 * columns of a table make a group of bars.
 */
export function BarChart({ columns, series }: BarChartProps) {
  const cloth = useId();
  const all = series.flatMap(({ values }) => values.map(({ value }) => value));
  const lowest = Math.min(0, ...all);
  // If every value is zero, no bar has a width.
  const unit = LONGEST / (Math.max(0, ...all) - lowest || 1);
  const isGroup = columns.length > 1;
  return (
    <>
      <svg width="0" height="0">
        <TilePattern id={cloth} tile="dingi" className={styles.line} />
      </svg>
      <div className={styles.root}>
        {series.map(({ name, values }) => (
          <div key={name}>
            <p>{name}</p>
            {values.map(({ text, value }, index) => (
              <div className={styles.bar} key={columns[index]}>
                {isGroup ? <span className={styles.name}>{columns[index]}</span> : null}
                <div className={styles.track}>
                  <svg width={percent((Math.min(0, value) - lowest) * unit)} />
                  <svg
                    width={percent(Math.abs(value) * unit)}
                    fill="currentColor"
                    stroke="currentColor"
                  >
                    <rect width="100%" height="100%" />
                    <rect x={value < 0 ? '100%' : 0} y="-25%" width="1" height="150%" />
                    {isGroup && index % 2 === 0 ? (
                      <rect width="100%" height="100%" fill={`url(#${cloth})`} />
                    ) : null}
                  </svg>
                  <span>{text}</span>
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;
