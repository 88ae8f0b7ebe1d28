import { MarketTicker } from '@/components/embeds/market-ticker';
import { Icon } from '@/components/ui/icon';
import { Wordmark } from '@/components/ui/wordmark';
import { telephoneHref } from '@/lib/contact/contact-links';
import type { Logo } from '@/lib/content/queries';
import type { Pages, Site } from '@/lib/content/collections';
import { formatAddress } from '@/lib/firm/address';
import { paths } from '@/lib/site/paths';
import { MainNavigation } from './main-navigation';
import styles from './site-header.module.css';
import { SocialLinks } from './social-links';

type SiteHeaderProps = {
  site: Site;
  logo: Logo;
  figures: Pages['figures'];
  currentPath: string | undefined;
  whatsappUrl?: string | undefined;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { site, logo, figures, currentPath, whatsappUrl } = props;
  return (
    <>
      <header className={styles.root}>
        <div className={styles.top} data-ground="dark" data-screen-only="">
          <a href={`mailto:${site.email}`}>
            <Icon name="envelope-simple" size={18} />
            {site.email}
          </a>{' '}
          <a href={telephoneHref(site.phones[0])}>
            <Icon name="phone" size={18} />
            {site.phones[0]}
          </a>{' '}
          <span>
            <Icon name="map-pin" size={18} />
            {formatAddress(site.address)}
          </span>
          <div className={styles.social}>
            <SocialLinks social={site.social} />
          </div>
        </div>
        <div className={styles.main}>
          <a href={paths.home} aria-label={`${site.name}, home`}>
            <Wordmark logo={logo} site={site} background="light" />
          </a>
          <MainNavigation site={site} currentPath={currentPath} whatsappUrl={whatsappUrl} />
        </div>
      </header>
      <MarketTicker
        figures={figures}
        hasPrices={site.ticker.symbols.length > 0}
        asksFirst={currentPath === paths.contact}
      />
    </>
  );
}
