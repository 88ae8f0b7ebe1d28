import { scaleLinear } from 'd3-scale';
import type { Chart } from '@/lib/finance/charts';
import styles from './run-chart.module.css';

type RunChartProps = Omit<Extract<Chart, { type: 'runs' }>, 'type'>;

/** In per cent of the width. */
const [FIRST, LAST] = [6, 94];
/** In per cent of the height. */
const [TOP, BOTTOM] = [18, 82];

/** A small line for each row, with its test: readings that pass are full, the others hollow. */
export function RunChart({ series }: RunChartProps) {
  return (
    <div className={styles.root}>
      {series.map(({ name, values, test, limit, passes }) => {
        const numbers = [limit, ...values.map(({ value }) => value)];
        const toX = scaleLinear([0, values.length - 1], [FIRST, LAST]);
        const toY = scaleLinear([Math.min(...numbers), Math.max(...numbers)], [BOTTOM, TOP]);
        const points = values.map(({ value }, index) => [toX(index), toY(value)] as const);
        return (
          <div key={name}>
            <p>
              {name} <span>Test: {test}</span>
            </p>
            <svg>
              <line x1="0" x2="100%" y1={`${toY(limit)}%`} y2={`${toY(limit)}%`} />
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d={`M${points.join('L')}`} />
              </svg>
              {points.map(([cx, cy], index) => (
                <circle
                  key={cx}
                  cx={`${cx}%`}
                  cy={`${cy}%`}
                  r="5"
                  data-passes={passes[index] ? '' : undefined}
                />
              ))}
            </svg>
            <span className={styles.last}>{values.at(-1)?.text}</span>
          </div>
        );
      })}
    </div>
  );
}
