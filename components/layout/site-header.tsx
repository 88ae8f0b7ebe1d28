import { MarketTicker } from '@/components/embeds/market-ticker';
import { Behaviour } from '@/components/ui/behaviour';
import { Icon } from '@/components/ui/icon';
import { addressLine, emailHref, telephoneHref } from '@/lib/contact/contact-links';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { Logo } from '@/lib/images/logo';
import { paths, type Screen } from '@/lib/site/paths';
import { Wordmark } from './wordmark';
import bar from './main-navigation.module.css';
import menu from './phone-menu.module.css';
import styles from './site-header.module.css';
import { SocialLinks } from './social-links';
import top from './top-bar.module.css';

type SiteHeaderProps = {
  site: Site;
  logo: Logo;
  ticker: Pages['embeds']['ticker'];
  /** The screen the visitor is on, or the one it belongs to. */
  current: Screen | undefined;
};

/** Top bar, logo and navigation, and the market ticker under them. */
export function SiteHeader({ site, logo, ticker, current }: SiteHeaderProps) {
  return (
    <header>
      <TopBar site={site} />
      <div className={styles.bar}>
        <a className={styles.home} href={paths.home} aria-label={`${site.name}, home`}>
          <Wordmark
            logo={logo}
            name={site.name}
            shortName={site.shortName}
            size={36}
            ground="light"
          />
        </a>
        <nav className={bar.root} aria-label="Main">
          <NavigationLinks site={site} current={current} />
        </nav>
        <PhoneMenu site={site} current={current} />
      </div>
      {site.ticker.show ? <MarketTicker copy={ticker} /> : null}
    </header>
  );
}

/** How to reach the firm, above everything else. On a phone the address moves into the menu. */
function TopBar({ site }: { site: Site }) {
  return (
    <div className={top.root} data-ground="dark">
      <a href={emailHref(site.email)}>
        <Icon name="envelope-simple" size={18} />
        {site.email}
      </a>{' '}
      <a href={telephoneHref(site.phones[0])}>
        <Icon name="phone" size={18} />
        {site.phones[0]}
      </a>{' '}
      <span className={top.address}>
        <Icon name="map-pin" size={18} />
        {addressLine(site.address)}
      </span>
      <div className={top.social}>
        <SocialLinks social={site.social} />
      </div>
    </div>
  );
}

type NavigationProps = Pick<SiteHeaderProps, 'site' | 'current'>;

/** The menu below the medium width, in place of the bar of links: closed until its button opens it. */
function PhoneMenu({ site, current }: NavigationProps) {
  const [phone] = site.phones;
  return (
    <>
      <details className={menu.root} id="menu">
        <summary>
          Menu
          <span className={menu.bars} aria-hidden="true" />
        </summary>
        <div className={menu.panel}>
          <nav aria-label="Main">
            <NavigationLinks site={site} current={current} hasArrows />
          </nav>
          <a className={menu.call} href={telephoneHref(phone)}>
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

function NavigationLinks({ site, current, hasArrows }: NavigationProps & { hasArrows?: boolean }) {
  return (
    <ul role="list">
      {site.navigation.map(({ label, path }) => (
        <li key={path}>
          <a href={path} aria-current={path === current ? 'page' : undefined}>
            {label}
            {hasArrows ? <Icon name="arrow-right" size={20} /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
