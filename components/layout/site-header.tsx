import { MarketTicker } from '@/components/embeds/market-ticker';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths, type Screen } from '@/lib/site/paths';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { PhoneMenu } from './phone-menu';
import styles from './site-header.module.css';
import { TopBar } from './top-bar';

type SiteHeaderProps = {
  site: Site;
  ticker: Pages['embeds']['ticker'];
  /** The screen the visitor is on, or the one it belongs to. */
  current: Screen | undefined;
};

/** Top bar, logo and navigation, and the market strip under them. */
export function SiteHeader({ site, ticker, current }: SiteHeaderProps) {
  return (
    <header>
      <TopBar site={site} />
      <div className={styles.bar}>
        <a className={styles.home} href={paths.home} aria-label={`${site.name}, home`}>
          <Logo name={site.name} shortName={site.shortName} size={36} />
        </a>
        <MainNavigation links={site.navigation} current={current} />
        <PhoneMenu site={site} current={current} />
      </div>
      <MarketTicker copy={ticker} />
    </header>
  );
}
