import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TilePattern } from '@/components/ui/tile-pattern';
import { TILE_SIZE } from '@/lib/brand/tiles';
import type { Service } from '@/lib/content/schemas/lists-schema';
import { paths } from '@/lib/site/paths';
import styles from './services-overview.module.css';

const SWATCH_WIDTH = 4 * TILE_SIZE;
const SWATCH_HEIGHT = 3 * TILE_SIZE;

type ServicesOverviewProps = { title: string; services: readonly Omit<Service, 'image'>[] };

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
              <svg aria-hidden="true" viewBox={`0 0 ${SWATCH_WIDTH} ${SWATCH_HEIGHT}`}>
                <TilePattern id={`overview-${id}`} tile={pattern} className={styles.line} />
                <path
                  fill={`url(#overview-${id})`}
                  d={`M0 0h${SWATCH_WIDTH}v${SWATCH_HEIGHT}H0z`}
                />
              </svg>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
