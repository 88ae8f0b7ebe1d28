import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Swatch } from '@/components/ui/swatch';
import type { Service } from '@/lib/content/schemas/lists-schema';
import { paths } from '@/lib/site/paths';
import styles from './services-overview.module.css';

type ServicesOverviewProps = {
  title: string;
  services: readonly Omit<Service, 'image'>[];
  /** What follows the rows. */
  children: ReactNode;
};

/** The services as rows of a ledger; each row is one link to its entry on /services. */
export function ServicesOverview({ title, services, children }: ServicesOverviewProps) {
  return (
    <Section labelledBy="services" background="calico">
      <h2 className={styles.title} id="services">
        {title}
      </h2>
      <ol className={styles.rows} role="list">
        {services.map(({ id, title: name, shortTitle, summary, pattern }) => (
          <li className={styles.row} key={id}>
            <h3>
              <a href={paths.service(id)}>{shortTitle ?? name}</a>
            </h3>
            <p>{summary}</p>
            <div className={styles.swatch}>
              <Swatch tile={pattern} id={`overview-${id}`} />
            </div>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
