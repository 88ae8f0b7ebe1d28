import type { Pages } from '@/lib/content/collections';
import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import styles from './market-ticker.module.css';

const SHOW = 'Live prices';

type MarketTickerProps = {
  figures: Pages['figures'];
  hasPrices: boolean;
  /** Set on the contact page, because the ticker's script could read what visitors type there. */
  asksFirst: boolean;
};

/** Shows the figures in pages.yaml until TradingView's script has loaded. */
export function MarketTicker({ figures, hasPrices, asksFirst }: MarketTickerProps) {
  const list = figures?.list.flatMap(({ article, ...figure }) =>
    article ? [{ article, ...figure }] : [],
  );
  const hasFigures = figures && list && list.length > 0;
  if (!hasFigures && !hasPrices) return null;
  return (
    <section
      className={styles.root}
      id="market-prices"
      aria-label={hasFigures ? 'Figures and market prices' : 'Market prices'}
      data-screen-only=""
      data-needs-script={hasFigures ? undefined : ''}
      {...(hasPrices && {
        'data-behaviour': 'start-ticker',
        'data-ask': asksFirst ? '' : undefined,
        'data-show': SHOW,
        'data-hide': 'Hide prices',
      })}
    >
      <div className={styles.row}>
        {hasFigures ? (
          <ul className={styles.figures} role="list">
            <li>Checked {formatDate(figures.checked)}</li>
            {list.map(({ article, value, text }) => (
              <li key={value + text}>
                <a href={paths.article(article.id)}>
                  <b>{value}</b> {text}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {hasPrices ? (
          <p className={styles.note} data-needs-script="">
            <span>
              Market prices by{' '}
              <a href="https://www.tradingview.com/" rel="noopener nofollow">
                TradingView
              </a>{' '}
            </span>
            <button type="button">{SHOW}</button>
          </p>
        ) : null}
      </div>
      {hasPrices ? <div className={styles.strip} data-strip="" /> : null}
    </section>
  );
}
