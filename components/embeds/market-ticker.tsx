import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tickerProvider } from '@/lib/site/providers';
import styles from './market-ticker.module.css';

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
    >
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
