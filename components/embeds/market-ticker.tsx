import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tickerProvider } from '@/lib/site/providers';
import styles from './market-ticker.module.css';

type MarketTickerProps = {
  copy: Pages['embeds']['ticker'];
  /** Whether the ticker waits for a click. True where visitors type personal text, which its script could read. */
  asksFirst: boolean;
};

export function MarketTicker({ copy, asksFirst }: MarketTickerProps) {
  const { site, name } = tickerProvider;
  return (
    <section
      className={styles.root}
      id="market-prices"
      aria-label={copy.title}
      data-behaviour="start-ticker"
      data-screen-only=""
      data-needs-script=""
      data-ask={asksFirst ? '' : undefined}
      data-show={copy.show}
      data-hide={copy.hide}
    >
      <p className={styles.note}>
        {`${copy.source} `}
        <a href={site} rel="noopener nofollow">
          {name}
        </a>{' '}
        <button type="button">{copy.show}</button>
      </p>
      <div className={styles.strip} data-strip="" />
    </section>
  );
}
