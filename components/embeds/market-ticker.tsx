import { Behaviour } from '@/components/ui/behaviour';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { escapeHtml } from '@/lib/site/escape';
import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';
import type startTicker from './market-ticker.behaviour';
import styles from './market-ticker.module.css';

/** How long the provider may take before the note tells that there are no prices, in milliseconds. */
const TIMEOUT_MS = 10_000;
const ID = 'market-prices';

type MarketTickerProps = { copy: Pages['embeds']['ticker'] };

/**
 * TradingView's ticker tape, requested only when the page has loaded. Its space is reserved, and
 * whatever the provider does stays inside it. Until it is there, and without it, one line is in the
 * middle of the space. Words that belong to a state come with the state.
 */
export function MarketTicker({ copy }: MarketTickerProps) {
  const { site, name } = tickerProvider;
  return (
    <section
      className={styles.root}
      id={ID}
      aria-label={copy.title}
      data-embed=""
      data-show={copy.show}
      data-hide={copy.hide}
      data-failed={copy.failed}
    >
      {/* As a text, because React would put back on /contact what the behaviour has changed. */}
      <div
        className={styles.strip}
        id="ticker"
        data-strip=""
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p
        className={styles.note}
        data-note=""
        dangerouslySetInnerHTML={{
          __html: `${escapeHtml(copy.source)} <a href="${site}" rel="noopener nofollow">${name}</a>`,
        }}
      />
      <Behaviour<typeof startTicker, 'tape'>
        module="embeds/market-ticker"
        target={ID}
        options={{
          script: tickerProvider.script,
          configuration: paths.ticker,
          timeout: TIMEOUT_MS,
        }}
        files={{ tape: 'embeds/ticker-tape' }}
        policy={{
          'script-src': ["'self'", tickerProvider.script],
          'connect-src': ["'self'"],
          'frame-src': tickerProvider.frames,
        }}
      />
    </section>
  );
}
