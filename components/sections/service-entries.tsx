import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Selvedge } from '@/components/ui/selvedge';
import { Swatch } from '@/components/ui/swatch';
import type { Service } from '@/lib/content/schemas/lists-schema';
import styles from './service-entries.module.css';

type ServiceEntriesProps = {
  title: string;
  services: readonly Service[];
  /** Where the Learn More of a brokered service leads. */
  brokerUrl: string;
};

/** Every service in full: whom it is for, what one gets, what we need. */
export function ServiceEntries({ title, services, brokerUrl }: ServiceEntriesProps) {
  return (
    <Section labelledBy="entries">
      <h2 id="entries" data-visually-hidden="">
        {title}
      </h2>
      {services.map((service) => (
        <article className={styles.entry} id={service.id} key={service.id}>
          <div className={styles.cloth} aria-hidden="true">
            <div className={styles.swatch}>
              <Swatch tile={service.pattern} columns={8} rows={4} id={`entry-${service.id}`} />
            </div>
            <Selvedge direction="down" />
          </div>
          <div className={styles.words}>
            <h3>{service.title}</h3>
            <p className={styles.lead}>{service.lead}</p>
            <dl className={styles.facts}>
              <dt>Who it is for</dt>
              <dd>{service.audience}</dd>
              <dt>What you get</dt>
              <dd>{service.deliverable}</dd>
              <dt>What we need</dt>
              <dd>{service.needs}</dd>
            </dl>
            {service.broker ? <BrokerLink url={brokerUrl} /> : null}
          </div>
        </article>
      ))}
    </Section>
  );
}

function BrokerLink({ url }: { url: string }) {
  return (
    <p className={styles.broker}>
      <a href={url} target="_blank" rel="noopener" aria-describedby="broker-note">
        Learn More <Icon name="arrow-up-right" size={20} />
      </a>
      <small id="broker-note">Opens our insurance broker’s site in a new tab</small>
    </p>
  );
}
