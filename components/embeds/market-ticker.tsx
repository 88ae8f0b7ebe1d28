import { Behaviour } from '@/components/ui/behaviour';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { escapeHtml } from '@/lib/site/escape';
import { tickerProvider } from '@/lib/site/providers';
import type startTicker from './market-ticker.behaviour';
import styles from './market-ticker.module.css';

const ID = 'market-prices';

/**
 * TradingView's ticker tape, requested only when the page has loaded. Its space is reserved, and
 * whatever the provider does stays inside it. Until it is there, and without it, one line is in the
 * middle of the space; pages after one without it have the line alone, until the visitor asks for
 * prices. Words that belong to a state come with the state.
 */
export function MarketTicker({ copy }: { copy: Pages['embeds']['ticker'] }) {
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
      <Behaviour module="embeds/ask-first" target={ID} early />
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
