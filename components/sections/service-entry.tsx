import { ActionLink } from '@/components/ui/action-link';
import { ContentImage } from '@/components/ui/content-image';
import text from '@/lib/brand/styles/text.module.css';
import type { Article } from '@/lib/content/article';
import { describeBroker } from '@/lib/content/facts';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { ImageAsset } from '@/lib/images/image-index';
import { paths } from '@/lib/site/paths';
import styles from './service-entry.module.css';

/** From 768 px five of twelve columns; from 1296 px the page grows no wider. */
const DRAWING_SIZES = '(min-width: 1296px) 480px, (min-width: 768px) 38vw, calc(100vw - 40px)';

type ServiceEntryProps = {
  copy: Pages['services']['entries'];
  service: Service;
  drawing: ImageAsset;
  articles: readonly Article[];
  broker: Site['insuranceBroker'] | undefined;
  aboveTheFold: boolean;
};

/** A service: who it is for, what the client gets, what the firm needs, and what to read first. */
export function ServiceEntry(props: ServiceEntryProps) {
  const { copy, service, drawing, articles, broker, aboveTheFold } = props;
  const { id, title, lead, audience, deliverable, needs } = service;
  const facts = [
    ['Who it is for', audience],
    ['What you get', deliverable],
    ['What we need', needs],
  ] as const;
  return (
    <article className={styles.root} id={id}>
      <ContentImage
        className={styles.drawing}
        image={drawing}
        alt=""
        sizes={DRAWING_SIZES}
        aboveTheFold={aboveTheFold}
      />
      <div className={styles.service}>
        <h3 className={text.title}>{title}</h3>
        <p className={text.lead}>{lead}</p>
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <ActionLink look="outline" href={paths.ask(service)}>
          {copy.ask.replace('{service}', title)}
        </ActionLink>
        {broker?.url === undefined ? null : (
          <>
            <p>
              <ActionLink look="text" href={broker.url} newTab={`${id}-broker`}>
                Learn More{' '}
                <span data-visually-hidden="">about {broker.name ?? 'the insurance broker'}</span>
              </ActionLink>
            </p>
            <p className={text.note} id={`${id}-broker`}>
              {`Cover is arranged through ${describeBroker(broker)}, whose site opens in a new tab`}
            </p>
          </>
        )}
      </div>
      {articles.length > 0 ? (
        <div className={styles.read}>
          <h4 id={`${id}-articles`}>{copy.read}</h4>
          <ul className={styles.links} aria-labelledby={`${id}-articles`} role="list">
            {articles.map((article) => (
              <li key={article.id}>
                <a href={paths.article(article.id)}>{article.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </article>
  );
}
