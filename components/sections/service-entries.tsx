import { ActionLink } from '@/components/ui/action-link';
import { Section } from '@/components/ui/section';
import list from '@/components/styles/list.module.css';
import text from '@/components/styles/text.module.css';
import { SERVICES_TITLE } from '@/lib/site/labels';
import { findServiceArticles } from '@/lib/content/articles';
import { describeBroker } from '@/lib/firm/facts';
import type { Article, Service, Site } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './service-entries.module.css';
import { ServicePicture } from './service-picture';

type ServiceEntriesProps = {
  services: readonly Service[];
  articles: readonly Article[];
  broker: Site['insuranceBroker'];
};

export function ServiceEntries({ services, articles, broker }: ServiceEntriesProps) {
  return (
    <Section labelledBy="entries">
      <h2 id="entries" data-visually-hidden="">
        {SERVICES_TITLE}
      </h2>
      {services.map((service) => {
        const further = findServiceArticles(articles, service);
        return (
          <article className={styles.entry} id={service.id} key={service.id}>
            <div>
              <h3 className={text.title}>{service.title}</h3>
              <p className={text.lead}>{service.lead}</p>
            </div>
            <ServicePicture service={service} aboveTheFold={service === services[0]} />
            <div className={styles.service}>
              <dl className={`${list.ruled} ${styles.facts}`}>
                {[
                  ['Who it is for', service.audience],
                  ['What you get', service.deliverable],
                  ['What we need', service.needs],
                ].map(([name, fact]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{fact}</dd>
                  </div>
                ))}
              </dl>
              <ActionLink look="outline" href={paths.contactForm(service)}>
                Ask about {service.label ?? service.title}
              </ActionLink>
              {service.broker && broker.url !== undefined ? (
                <>
                  <p>
                    <ActionLink look="text" href={broker.url} newTabNoteId={`${service.id}-broker`}>
                      Learn More{' '}
                      <span data-visually-hidden="">
                        about {broker.name ?? 'the insurance broker'}
                      </span>
                    </ActionLink>
                  </p>
                  <p className={text.note} id={`${service.id}-broker`}>
                    {`Cover is arranged through ${describeBroker(broker)}, whose site opens in a new tab`}
                  </p>
                </>
              ) : null}
            </div>
            {further.length > 0 ? (
              <div className={styles.read}>
                <h4 id={`${service.id}-articles`}>Read first</h4>
                <ul className={list.links} aria-labelledby={`${service.id}-articles`} role="list">
                  {further.map(({ id, title }) => (
                    <li key={id}>
                      <a href={paths.article(id)}>{title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </article>
        );
      })}
    </Section>
  );
}
