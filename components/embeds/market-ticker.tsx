import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tickerProvider } from '@/lib/site/providers';
import styles from './market-ticker.module.css';

/**
 * Makes the ticker one line that asks first: where motion is to be reduced, and where another page of the
 * tab has hidden it or did not get it. Before the first paint, so that nothing moves.
 */
const ASK_FIRST = `try{if(matchMedia("(prefers-reduced-motion: reduce)").matches||sessionStorage.ticker)document.currentScript.parentNode.dataset.embed="ask"}catch{}`;

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
      id="market-prices"
      aria-label={copy.title}
      data-behaviour="start-ticker"
      data-embed=""
      data-screen-only=""
      data-show={copy.show}
      data-hide={copy.hide}
      data-failed={copy.failed}
      // In development, React would report what the script has changed.
      suppressHydrationWarning
    >
      <script data-inline="" dangerouslySetInnerHTML={{ __html: ASK_FIRST }} />
      <div className={styles.strip} id="ticker" data-strip="" />
      <p className={styles.note} data-note="">
        {`${copy.source} `}
        <a href={site} rel="noopener nofollow">
          {name}
        </a>
      </p>
    </section>
  );
}
