import { Behaviour } from '@/components/ui/behaviour';
import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schemas/site-schema';
import { addressLine, telephoneHref } from '@/lib/contact/contact-links';
import type { Screen } from '@/lib/site/paths';
import { closeMenu } from './phone-menu.behaviour';
import styles from './phone-menu.module.css';
import { SocialLinks } from './social-links';

type PhoneMenuProps = { site: Site; current: Screen | undefined };

/** The menu under the medium width: closed at first, opened and closed by its button. */
export function PhoneMenu({ site, current }: PhoneMenuProps) {
  const [phone] = site.phones;
  return (
    <>
      <details className={styles.root} id="menu">
        <summary>
          <span className={styles.open}>Menu</span>
          <span className={styles.close}>Close</span>
          <span className={styles.bars} aria-hidden="true" />
        </summary>
        <div className={styles.panel}>
          <nav aria-label="Main">
            <ul role="list">
              {site.navigation.map(({ label, path }) => (
                <li key={path}>
                  <a href={path} aria-current={path === current ? 'page' : undefined}>
                    {label}
                    <Icon name="arrow-right" size={20} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a className={styles.call} href={telephoneHref(phone)}>
            <Icon name="phone" size={20} />
            {phone}
          </a>
          <p>{addressLine(site.address)}</p>
          <SocialLinks social={site.social} />
        </div>
      </details>
      <Behaviour run={closeMenu} args={['menu']} />
    </>
  );
}
