import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tickerProvider } from '@/lib/site/providers';
import styles from './market-ticker.module.css';

/**
 * Inline script that makes the ticker wait for a click in these cases:
 * - The visitor prefers reduced motion.
 * - The viewport is narrower than 768px.
 * - The visitor hid the ticker, or the ticker failed, on an earlier page in the same tab.
 *
 * The script runs before the first paint, so that the layout does not shift.
 */
const ASK_FIRST = `try{if(matchMedia("(prefers-reduced-motion: reduce),(width < 768px)").matches||sessionStorage.ticker)document.currentScript.parentNode.dataset.embed="ask"}catch{}`;

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
      // In development, React would warn that the inline script has changed an attribute.
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
