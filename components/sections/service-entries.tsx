import { Fragment } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Article } from '@/lib/content/article';
import { describeBroker, describeFirstStep } from '@/lib/content/facts';
import { articlesAbout } from '@/lib/content/queries';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { type ImageIndex, requireImage } from '@/lib/images/image-index';
import styles from './service-entries.module.css';
import { ServiceLinks } from './service-links';

/** From 768 px at most half of the page; from 1296 px the page grows no wider. */
const DRAWING_SIZES = '(min-width: 1296px) 480px, (min-width: 768px) 46vw, calc(100vw - 40px)';

type ServiceEntriesProps = {
  copy: Pages['services']['entries'];
  services: readonly Service[];
  images: ImageIndex;
  articles: readonly Article[];
  /** Where the Learn More of a brokered service leads. */
  broker: Site['insuranceBroker'];
  /** What visitors ask first: the same for every service. */
  answers: Site['answers'];
};

/** Every service in full: who it is for, what the client gets, what the firm needs. */
export function ServiceEntries(props: ServiceEntriesProps) {
  const { copy, services, images, articles, broker, answers } = props;
  const firstStep = describeFirstStep(answers);
  return (
    <Section labelledBy="entries">
      <h2 id="entries" data-visually-hidden="">
        {copy.title}
      </h2>
      {services.map((service) => (
        <article className={styles.entry} id={service.id} key={service.id}>
          <ContentImage
            className={styles.drawing}
            image={requireImage(images, service.image)}
            alt=""
            sizes={DRAWING_SIZES}
            aboveTheFold={service === services[0]}
          />
          <div className={styles.heading}>
            <h3>{service.title}</h3>
            <p>{service.lead}</p>
          </div>
          <div className={styles.facts}>
            <dl>
              {[
                ['Who it is for', service.audience],
                ['What you get', service.deliverable],
                ['What we need', service.needs],
                ['What it costs', answers.fees],
                ['The first step', firstStep],
              ].map(([name, text]) =>
                text ? (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </Fragment>
                ) : null,
              )}
            </dl>
            {service.broker && broker.url !== undefined ? (
              <p className={styles.broker}>
                <a
                  href={broker.url}
                  target="_blank"
                  rel="noopener"
                  aria-describedby={`${service.id}-broker`}
                >
                  Learn More{' '}
                  <span data-visually-hidden="">about {broker.name ?? 'the insurance broker'}</span>
                  <Icon name="arrow-up-right" size={20} />
                </a>
                <small id={`${service.id}-broker`}>
                  {`Cover is arranged through ${describeBroker(broker)}, whose site opens in a new tab`}
                </small>
              </p>
            ) : null}
            <ServiceLinks
              service={service}
              copy={copy}
              articles={articlesAbout(articles, service.id)}
            />
          </div>
        </article>
      ))}
    </Section>
  );
}
