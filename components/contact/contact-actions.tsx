import { Icon } from '@/components/ui/icon';
import { emailHref, telephoneHref } from '@/lib/contact/contact-links';
import type { Site } from '@/lib/content/schemas/site-schema';
import styles from './contact-actions.module.css';

/** The two things for which most people open the page on a phone: to call, or to write an e-mail. */
export function ContactActions({ site }: { site: Pick<Site, 'email' | 'phones'> }) {
  return (
    <div className={styles.root}>
      <a className={styles.action} href={telephoneHref(site.phones[0])}>
        <Icon name="phone" size={20} />
        Call
      </a>{' '}
      <a className={styles.action} href={emailHref(site.email)}>
        <Icon name="envelope-simple" size={20} />
        E-mail
      </a>
    </div>
  );
}
