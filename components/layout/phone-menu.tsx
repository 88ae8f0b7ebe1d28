import { Behaviour } from '@/components/ui/behaviour';
import { Icon } from '@/components/ui/icon';
import { addressLine, telephoneHref } from '@/lib/contact/contact-links';
import { NavigationLinks, type NavigationProps } from './navigation-links';
import styles from './phone-menu.module.css';
import { SocialLinks } from './social-links';

/** The menu below the medium width, in place of the bar of links: closed until its button opens it. */
export function PhoneMenu({ site, current }: NavigationProps) {
  const [phone] = site.phones;
  return (
    <>
      <details className={styles.root} id="menu">
        <summary>
          Menu
          <span className={styles.bars} aria-hidden="true" />
        </summary>
        <div className={styles.panel}>
          <nav aria-label="Main">
            <NavigationLinks site={site} current={current} hasArrows />
          </nav>
          <a className={styles.call} href={telephoneHref(phone)}>
            <Icon name="phone" size={20} />
            {phone}
          </a>
          <p>{addressLine(site.address)}</p>
          <SocialLinks social={site.social} />
        </div>
      </details>
      <Behaviour module="layout/phone-menu" target="menu" />
    </>
  );
}
