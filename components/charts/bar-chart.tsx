import { useId } from 'react';
import { TilePattern } from '@/components/ui/tile-pattern';
import type { Chart } from '@/lib/finance/charts';
import styles from './bar-chart.module.css';

type BarChartProps = Omit<Extract<Chart, { type: 'bars' }>, 'type'>;

/** Maximum length of a bar, as a percentage of the width. The rest is for the value to the right of the bar. */
const BARS_WIDTH_PERCENT = 62;

export function BarChart({ columns, series }: BarChartProps) {
  const patternId = useId();
  const allValues = series.flatMap(({ values }) => values.map(({ value }) => value));
  const lowest = Math.min(0, ...allValues);
  const percentPerUnit = BARS_WIDTH_PERCENT / (Math.max(0, ...allValues) - lowest || 1);
  const isGroup = columns.length > 1;
  return (
    <>
      <svg width="0" height="0">
        <TilePattern id={patternId} tile="dingi" className={styles.line} />
      </svg>
      <div className={styles.root}>
        {series.map(({ name, values }) => (
          <div key={name}>
            <p>{name}</p>
            {values.map(({ text, value }, index) => (
              <div className={styles.bar} key={columns[index]}>
                {isGroup ? <span className={styles.name}>{columns[index]}</span> : null}
                <div className={styles.track}>
                  <svg width={formatPercent((Math.min(0, value) - lowest) * percentPerUnit)} />
                  <svg
                    width={formatPercent(Math.abs(value) * percentPerUnit)}
                    fill="currentColor"
                    stroke="currentColor"
                  >
                    <rect width="100%" height="100%" />
                    <rect x={value < 0 ? '100%' : 0} y="-25%" width="1" height="150%" />
                    {isGroup && index % 2 === 0 ? (
                      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
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

const formatPercent = (value: number) => `${Number(value.toFixed(2))}%`;
