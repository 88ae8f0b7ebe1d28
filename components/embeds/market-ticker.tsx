import { Behaviour } from '@/components/ui/behaviour';
import type { Site } from '@/lib/content/site-schema';
import { tickerProvider } from '@/lib/site/providers';
import { loadMarketTicker } from './market-ticker.behaviour';
import styles from './market-ticker.module.css';

type MarketTickerProps = { symbols: Site['ticker']['symbols'] };

/**
 * TradingView's ticker tape, asked for only when the page has loaded. Its space is reserved, and
 * whatever happens at the provider stays inside it.
 */
export function MarketTicker({ symbols }: MarketTickerProps) {
  const configuration = {
    symbols,
    colorTheme: 'light',
    locale: 'en',
    largeChartUrl: '',
    isTransparent: false,
    showSymbolLogo: true,
    displayMode: 'adaptive',
  };
  return (
    <section className={styles.root} aria-label="Market prices">
      <p className={styles.attribution}>
        Market data by{' '}
        <a href={tickerProvider.site} rel="noopener nofollow">
          TradingView
        </a>
      </p>
      {/* The provider's script rewrites what is inside: React must never compare it. */}
      <div
        className={styles.strip}
        id="ticker"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: '<noscript>Market prices need scripts, which are off.</noscript>',
        }}
      />
      <Behaviour run={loadMarketTicker} args={['ticker', tickerProvider.script, configuration]} />
    </section>
  );
}
