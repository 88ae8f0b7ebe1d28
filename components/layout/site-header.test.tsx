import { makeSite } from '@/lib/content/test-content';
import { logo, pages } from '../test-content';
import { showPage } from '../test-page';
import { SiteHeader } from './site-header';

test.each([true, false])('the header has a ticker: %s', (show) => {
  const site = makeSite({ ticker: { ...makeSite().ticker, show } });
  showPage(<SiteHeader site={site} logo={logo} ticker={pages.embeds.ticker} current="/" />);
  expect(document.querySelectorAll('#market-prices')).toHaveLength(show ? 1 : 0);
});
