import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tickerProvider } from '@/lib/site/providers';
import styles from './market-ticker.module.css';

/**
 * Makes the ticker ask first under reduced motion, on a phone, where its prices are 74 px high, or if it was hidden
 * or failed on another page of the tab. Runs before the first paint, so that nothing moves.
 */
const ASK_FIRST = `try{if(matchMedia("(prefers-reduced-motion: reduce),(width < 768px)").matches||sessionStorage.ticker)document.currentScript.parentNode.dataset.embed="ask"}catch{}`;

/**
 * TradingView's ticker tape, requested only when the page has loaded. Its space is reserved. If it failed or
 * was hidden, the next pages of the tab show one line instead, until the visitor asks for prices.
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
      data-needs-script=""
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
