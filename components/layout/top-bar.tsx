import { Icon } from '@/components/ui/icon';
import { addressLine, emailHref, telephoneHref } from '@/lib/contact/contact-links';
import type { Site } from '@/lib/content/schemas/site-schema';
import { SocialLinks } from './social-links';
import styles from './top-bar.module.css';

/** How to reach the firm, above everything else. On a phone the address moves into the menu. */
export function TopBar({ site }: { site: Site }) {
  return (
    <div className={styles.root} data-ground="dark" data-screen-only="">
      <a href={emailHref(site.email)}>
        <Icon name="envelope-simple" size={18} />
        {site.email}
      </a>{' '}
      <a href={telephoneHref(site.phones[0])}>
        <Icon name="phone" size={18} />
        {site.phones[0]}
      </a>{' '}
      <span className={styles.address}>
        <Icon name="map-pin" size={18} />
        {addressLine(site.address)}
      </span>
      <div className={styles.social}>
        <SocialLinks social={site.social} />
      </div>
    </div>
  );
}
