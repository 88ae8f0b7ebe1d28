import { Behaviour } from '@/components/ui/behaviour';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';
import { showMarketTicker } from './market-ticker.behaviour';
import styles from './market-ticker.module.css';

/** How long the provider may be silent before a sentence stands in its place, in milliseconds. */
const PATIENCE = 10_000;
const ID = 'market-prices';

type MarketTickerProps = { copy: Pages['embeds']['ticker'] };

/**
 * TradingView's ticker tape, asked for only when the page has loaded. Its space is reserved, and
 * whatever happens at the provider stays inside it. React must not compare what the scripts change.
 */
export function MarketTicker({ copy }: MarketTickerProps) {
  return (
    <section
      className={styles.root}
      id={ID}
      aria-label={copy.title}
      data-embed=""
      suppressHydrationWarning
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
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p className={`${styles.note} ${styles.started}`}>{copy.waiting}</p>
      <p className={`${styles.note} ${styles.ask}`}>
        <button className={styles.button} type="button" data-show="">
          {copy.show}
        </button>
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
      {/* Where scripts run, a browser takes what is in it for a text, and React finds "&amp;" for "&". */}
      <noscript className={styles.note} suppressHydrationWarning>
        {copy.withoutScript}
      </noscript>
      <Behaviour
        run={showMarketTicker}
        args={[ID, tickerProvider.script, paths.ticker, PATIENCE]}
        policy={{
          'script-src': [tickerProvider.script],
          'connect-src': ["'self'"],
          'frame-src': tickerProvider.frames,
        }}
      />
    </section>
  );
}
