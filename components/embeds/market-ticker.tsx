import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tickerProvider } from '@/lib/site/providers';
import styles from './market-ticker.module.css';

type MarketTickerProps = {
  copy: Pages['embeds']['ticker'];
  /** Set this on pages where visitors type personal text, because TradingView's script could read the text. */
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
