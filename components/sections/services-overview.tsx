import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Service } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import { ServiceDrawing } from './service-picture';
import styles from './services-overview.module.css';

type ServicesOverviewProps = {
  title: string;
  text: string | undefined;
  services: readonly Service[];
};

export function ServicesOverview({ title, text, services }: ServicesOverviewProps) {
  return (
    <Section labelledBy="services" title={title} aside={text && <p>{text}</p>} background="dark">
      <ol className={styles.papers} role="list">
        {services.map((service) => (
          <li className={styles.paper} key={service.id}>
            <h3>
              <a href={paths.service(service.id)}>{service.shortTitle ?? service.title}</a>
            </h3>
            <Icon name="arrow-right" />
            <p>{service.summary}</p>
            <div className={styles.drawing} aria-hidden="true">
              <ServiceDrawing service={service} alt="" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
