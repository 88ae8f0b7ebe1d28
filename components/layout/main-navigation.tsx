import { Icon } from '@/components/ui/icon';
import button from '@/components/styles/button.module.css';
import { telephoneHref } from '@/lib/contact/contact-links';
import { SEARCH_LABEL } from '@/lib/site/labels';
import type { Site } from '@/lib/content/collections';
import { formatAddress } from '@/lib/firm/address';
import { paths } from '@/lib/site/paths';
import styles from './main-navigation.module.css';
import { SocialLinks } from './social-links';

type MainNavigationProps = {
  site: Site;
  currentPath: string | undefined;
  whatsappUrl: string | undefined;
};

/** Contains one list of links for all viewports, so that screen readers announce each link once. */
export function MainNavigation({ site, currentPath, whatsappUrl }: MainNavigationProps) {
  const [phone] = site.phones;
  return (
    <div className={styles.root} id="menu" data-behaviour="close-menu" data-screen-only="">
      <details>
        <summary>
          <span className={styles.open}>Menu</span>
          <span className={styles.close}>Close</span>
          <span className={styles.bars} aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.panel}>
        <form role="search" action={`${paths.blog}#posts`} data-needs-script="">
          <input
            type="search"
            name="q"
            placeholder={SEARCH_LABEL}
            aria-label={SEARCH_LABEL}
            enterKeyHint="search"
          />
        </form>
        <nav aria-label="Main">
          <ul role="list">
            {site.navigation.map(({ label, path }) => (
              <li key={path}>
                <a
                  href={path}
                  // On article pages, the blog link has `aria-current="true"`, because articles are part of the blog.
                  aria-current={
                    path === currentPath ? 'page' : currentPath?.startsWith(`${path}/`) || undefined
                  }
                >
                  {label}
                  <Icon name="arrow-right" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className={button.primary} href={telephoneHref(phone)}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
        {whatsappUrl ? (
          <a className={button.outline} href={whatsappUrl}>
            <Icon name="whatsapp-logo" size={20} />
            WhatsApp
          </a>
        ) : null}
        <p>{formatAddress(site.address)}</p>
        <SocialLinks social={site.social} />
      </div>
    </div>
  );
}
