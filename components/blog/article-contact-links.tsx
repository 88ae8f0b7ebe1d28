import { formatOpening, telephoneHref, whatsappHref } from '@/lib/contact/contact-links';
import { paths } from '@/lib/site/paths';
import list from '@/components/styles/list.module.css';
import type { Site } from '@/lib/content/collections';
import styles from './article-contact-links.module.css';
import type { BeginMessageOptions } from './begin-message.behaviour';

export function ArticleContactLinks({ site, title }: { site: Site; title: string }) {
  const { phones, whatsapp } = site;
  const options: BeginMessageOptions = { line: formatOpening(title) };
  return (
    <div className={styles.root} data-screen-only="">
      <p className={styles.question}>Your case is different?</p>
      <div className={list.row}>
        <a
          href={paths.contactForm()}
          data-behaviour="begin-message"
          data-options={JSON.stringify(options)}
        >
          Ask us
        </a>
        <a href={telephoneHref(phones[0])}>Call</a>
        {whatsapp ? <a href={whatsappHref(whatsapp, options.line)}>WhatsApp</a> : null}
      </div>
    </div>
  );
}
