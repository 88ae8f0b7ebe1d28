import { ActionLink } from '@/components/ui/action-link';
import { aboutPage, whatsappHref } from '@/lib/contact/contact-links';
import { describeFirstStep } from '@/lib/content/facts';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import styles from './article-ask.module.css';

type ArticleAskProps = {
  copy: Pages['post']['ask'];
  site: Pick<Site, 'answers' | 'whatsapp'>;
  /** The title of the article, for a message on WhatsApp. */
  title: string;
  /** The service that the article is about. */
  service: Pick<Service, 'id'> | undefined;
};

/** The way from an article to the contact form, with its service, and what to expect there. */
export function ArticleAsk({ copy, site, title, service }: ArticleAskProps) {
  const { answers, whatsapp } = site;
  const firstStep = describeFirstStep(answers);
  return (
    <div className={styles.root}>
      <p>{copy.text}</p>
      <ActionLink look="outline" href={paths.ask(service)}>
        {copy.action}
      </ActionLink>
      {whatsapp ? (
        <ActionLink look="text" href={whatsappHref(whatsapp, aboutPage(title))}>
          WhatsApp
        </ActionLink>
      ) : null}
      {firstStep ? <p className={styles.step}>{firstStep}</p> : null}
    </div>
  );
}
