import { formatOpening, telephoneHref, whatsappHref } from '@/lib/contact/contact-links';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import list from '@/components/styles/list.module.css';
import styles from './article-contact-links.module.css';
import type { BeginMessageOptions } from './begin-message.behaviour';

type ArticleContactLinksProps = {
  copy: Pages['post']['ask'];
  site: Pick<Site, 'phones' | 'whatsapp'>;
  title: string;
};

export function ArticleContactLinks({ copy, site, title }: ArticleContactLinksProps) {
  const { phones, whatsapp } = site;
  const options: BeginMessageOptions = { line: formatOpening(title) };
  return (
    <div className={styles.root} data-screen-only="">
      <p className={styles.question}>{copy.text}</p>
      <div className={list.row}>
        <a
          href={paths.contactForm()}
          data-behaviour="begin-message"
          data-options={JSON.stringify(options)}
        >
          {copy.action}
        </a>
        <a href={telephoneHref(phones[0])}>{copy.call}</a>
        {whatsapp ? <a href={whatsappHref(whatsapp, options.line)}>WhatsApp</a> : null}
      </div>
    </div>
  );
}
