import { Behaviour } from '@/components/ui/behaviour';
import { Selvedge, Swatch } from '@/components/ui/cloth';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { describeBroker } from '@/lib/content/insurance-broker';
import type { FaqItem, Service } from '@/lib/content/schemas/lists-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { keepOneAnswerOpen } from './faq.behaviour';
import questions from './faq.module.css';
import styles from './service-entries.module.css';

type ServiceEntriesProps = {
  title: string;
  services: readonly Service[];
  /** Where the Learn More of a brokered service leads. */
  broker: Site['insuranceBroker'];
};

/** Every service in full: who it is for, what the client gets, what the firm needs. */
export function ServiceEntries({ title, services, broker }: ServiceEntriesProps) {
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
            <Selvedge direction="down" className={styles.selvedge} />
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
            {service.broker ? (
              <p className={styles.broker}>
                <a href={broker.url} target="_blank" rel="noopener" aria-describedby="broker-note">
                  Learn More <Icon name="arrow-up-right" size={20} />
                </a>
                <small id="broker-note">
                  {`Cover is arranged through ${describeBroker(broker)}, whose site opens in a new tab`}
                </small>
              </p>
            ) : null}
          </div>
        </article>
      ))}
    </Section>
  );
}

type FaqProps = { title: string; items: readonly FaqItem[] };

/** Questions and answers, one open at a time: the browser's own accordion. */
export function Faq({ title, items }: FaqProps) {
  return (
    <Section labelledBy="questions" background="calico">
      <div className={questions.root}>
        <h2 id="questions">{title}</h2>
        <div className={questions.items} id="faq">
          {items.map(({ question, answer }) => (
            <details name="faq" key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" className={questions.open} />
                <Icon name="minus" className={questions.close} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <Behaviour run={keepOneAnswerOpen} targetId="faq" args={[]} />
    </Section>
  );
}
