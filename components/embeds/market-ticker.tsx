import styles from './market-ticker.module.css';

const SHOW = 'Show live prices';

/** If `asksFirst` is true, waits for a click, because the ticker's script could read what visitors type on the page. */
export function MarketTicker({ asksFirst }: { asksFirst: boolean }) {
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
