import styles from './market-ticker.module.css';

type MarketTickerProps = {
  /** Whether the ticker waits for a click. True where visitors type personal text, which its script could read. */
  asksFirst: boolean;
};

const SHOW = 'Show live prices';

export function MarketTicker({ asksFirst }: MarketTickerProps) {
  return (
    <section
      className={styles.root}
      id="market-prices"
      aria-label="Market prices"
      data-behaviour="start-ticker"
      data-screen-only=""
      data-needs-script=""
      data-ask={asksFirst ? '' : undefined}
      data-show={SHOW}
      data-hide="Hide prices"
    >
      <p className={styles.note}>
        Market prices by{' '}
        <a href="https://www.tradingview.com/" rel="noopener nofollow">
          TradingView
        </a>{' '}
        <button type="button">{SHOW}</button>
      </p>
      <div className={styles.strip} data-strip="" />
    </section>
  );
}
