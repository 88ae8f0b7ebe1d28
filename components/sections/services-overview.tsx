import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Tiles } from '@/components/ui/tiles';
import type { Service } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './services-overview.module.css';

type ServicesOverviewProps = { title: string; services: readonly Service[] };

export function ServicesOverview({ title, services }: ServicesOverviewProps) {
  return (
    <Section labelledBy="services" title={title} background="calico">
      <ol className={styles.rows} role="list">
        {services.map(({ id, title: name, shortTitle, summary, pattern }) => (
          <li className={styles.row} key={id}>
            <h3>
              <a href={paths.service(id)}>{shortTitle ?? name}</a>
            </h3>
            <Icon name="arrow-right" />
            <p>{summary}</p>
            <div className={styles.swatch}>
              <Tiles id={`overview-${id}`} tile={pattern} columns={4} rows={3} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
