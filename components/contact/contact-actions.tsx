import { Icon } from '@/components/ui/icon';
import { telephoneHref, whatsappHref } from '@/lib/contact/contact-links';
import type { Site } from '@/lib/content/collections';
import styles from './contact-actions.module.css';

export function ContactActions({ site }: { site: Site }) {
  return (
    <div className={styles.root}>
      <a className={styles.action} href={telephoneHref(site.phones[0])}>
        <Icon name="phone" size={20} />
        Call
      </a>{' '}
      <a className={styles.action} href={`mailto:${site.email}`}>
        <Icon name="envelope-simple" size={20} />
        E-mail
      </a>{' '}
      {site.whatsapp ? (
        <a className={styles.action} href={whatsappHref(site.whatsapp)}>
          <Icon name="whatsapp-logo" size={20} />
          WhatsApp
        </a>
      ) : null}
    </div>
  );
}
