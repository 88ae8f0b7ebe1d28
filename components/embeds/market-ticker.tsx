import { Behaviour, changedBeforeHydration } from '@/components/ui/behaviour';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';
import { showMarketTicker } from './market-ticker.behaviour';
import styles from './market-ticker.module.css';

/** How long the provider may take before a sentence replaces the tape, in milliseconds. */
const TIMEOUT_MS = 10_000;
const ID = 'market-prices';

type MarketTickerProps = { copy: Pages['embeds']['ticker'] };

/**
 * TradingView's ticker tape, requested only when the page has loaded. Its space is reserved, and
 * whatever the provider does stays inside it.
 */
export function MarketTicker({ copy }: MarketTickerProps) {
  return (
    <section
      className={styles.root}
      id={ID}
      aria-label={copy.title}
      data-embed=""
      {...changedBeforeHydration}
    >
      <div className={styles.source}>
        <p>
          {copy.source}{' '}
          <a href={tickerProvider.site} rel="noopener nofollow">
            {tickerProvider.name}
          </a>
        </p>
        <button className={`${styles.button} ${styles.hide}`} type="button" data-hide="">
          {copy.hide}
        </button>
      </div>
      <div
        className={styles.strip}
        id="ticker"
        data-strip=""
        {...changedBeforeHydration}
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p className={`${styles.note} ${styles.started}`}>{copy.waiting}</p>
      <p className={`${styles.note} ${styles.ask}`}>
        <button className={styles.button} type="button" data-show="">
          {copy.show}
        </button>{' '}
        {copy.cost}
      </p>
      <p className={`${styles.note} ${styles.failed}`}>
        <span>
          {copy.failed}{' '}
          <a href={tickerProvider.site} rel="noopener nofollow" data-instead="">
            {copy.link}
          </a>
        </span>
      </p>
      <noscript className={styles.note} {...changedBeforeHydration}>
        {copy.withoutScript}
      </noscript>
      <Behaviour
        run={showMarketTicker}
        targetId={ID}
        args={[tickerProvider.script, paths.ticker, TIMEOUT_MS]}
        policy={{
          'script-src': [tickerProvider.script],
          'connect-src': ["'self'"],
          'frame-src': tickerProvider.frames,
        }}
      />
    </section>
  );
}
