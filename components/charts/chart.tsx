import type { ReactNode } from 'react';
import type { Chart as ChartData } from '@/lib/finance/charts';
import text from '@/components/styles/text.module.css';
import { BarChart } from './bar-chart';
import styles from './chart.module.css';
import { CrossingChart } from './crossing-chart';

/** Chart of the data in the table that follows. Screen readers skip the plot, because they can read the table. */
export function Chart({ chart, title }: { chart: ChartData; title: ReactNode }) {
  return (
    <figure className={styles.root}>
      <h3 className={text.label}>{title}</h3>
      <div className={styles.plot} aria-hidden="true">
        {chart.type === 'bars' ? <BarChart {...chart} /> : <CrossingChart {...chart} />}
      </div>
    </figure>
  );
}
