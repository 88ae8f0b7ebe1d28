import { MarketTicker } from '@/components/embeds/market-ticker';
import { Wordmark } from '@/components/ui/wordmark';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { Logo } from '@/lib/images/logo';
import { paths, type Screen } from '@/lib/site/paths';
import { MainNavigation } from './main-navigation';
import styles from './site-header.module.css';
import { TopBar } from './top-bar';

type SiteHeaderProps = {
  site: Site;
  logo: Logo;
  ticker: Pages['embeds']['ticker'];
  /** The screen the visitor is on, or the one it belongs to. */
  current: Screen | undefined;
  /** The URL of a WhatsApp chat about this page, where the firm has a number there. */
  chat?: string | undefined;
};

/** Top bar, logo and navigation, and the market ticker under them. */
export function SiteHeader({ site, logo, ticker, current, chat }: SiteHeaderProps) {
  return (
    <header className={styles.root}>
      <TopBar site={site} />
      <div className={styles.bar}>
        <a className={styles.home} href={paths.home} aria-label={`${site.name}, home`}>
          <Wordmark logo={logo} firm={site} size={36} ground="light" />
        </a>
        <MainNavigation site={site} current={current} chat={chat} />
      </div>
      {site.ticker.show ? <MarketTicker copy={ticker} /> : null}
    </header>
  );
}
