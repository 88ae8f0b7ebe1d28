import { scaleLinear } from 'd3-scale';
import { TilePattern } from '@/components/ui/tile-pattern';
import { useId } from 'react';
import type { Chart } from '@/lib/content/markdown/chart';
import styles from './bar-chart.module.css';

type BarChartProps = Omit<Extract<Chart, { type: 'bars' }>, 'type'>;

/** In per cent of the width; the rest is for the value behind the longest bar. */
const LONGEST = 62;

/** Horizontal bars, each with its value at its end. Several columns of a table make a group of bars each. */
export function BarChart({ columns, series }: BarChartProps) {
  const cloth = useId();
  const all = series.flatMap(({ values }) => values.map(({ value }) => value));
  const x = scaleLinear([Math.min(0, ...all), Math.max(0, ...all)], [0, LONGEST]);
  const isGroup = columns.length > 1;
  return (
    <>
      <svg className={styles.cloth}>
        <TilePattern id={cloth} tile="dingi" className={styles.line} />
      </svg>
      <ol className={styles.root}>
        {series.map(({ name, values }) => (
          <li key={name}>
            <p>{name}</p>
            {values.map(({ text, value }, index) => {
              const [start, end] = [x(Math.min(0, value)), x(Math.max(0, value))];
              return (
                <div className={styles.bar} key={columns[index]}>
                  {isGroup ? <span>{columns[index]}</span> : null}
                  <svg>
                    <rect
                      x={`${start}%`}
                      width={`${end - start}%`}
                      height="100%"
                      data-look={index}
                    />
                    {isGroup && index % 2 === 0 ? (
                      <rect
                        x={`${start}%`}
                        width={`${end - start}%`}
                        height="100%"
                        fill={`url(#${cloth})`}
                      />
                    ) : null}
                    <text x={`${end}%`} y="50%" dx="8" dominantBaseline="central">
                      {text}
                    </text>
                  </svg>
                </div>
              );
            })}
          </li>
        ))}
      </ol>
    </>
  );
}
