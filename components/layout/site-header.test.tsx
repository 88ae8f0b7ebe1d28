import { screen } from '@testing-library/react';
import { embedsCopy, logo, makeSite } from '../test-content';
import { renderPage } from '../test-page';
import { SiteHeader } from './site-header';

test.each([
  ['/blog', ['/blog', '/blog']],
  [undefined, []],
] as const)('on %s the bar and the phone menu mark the current page', (current, marked) => {
  renderPage(
    <SiteHeader site={makeSite()} logo={logo} ticker={embedsCopy.ticker} current={current} />,
  );
  const links = screen.queryAllByRole('link', { current: 'page' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(marked);
});

test('a firm without a ticker has none', () => {
  const { ticker } = makeSite();
  const site = makeSite({ ticker: { ...ticker, show: false } });
  renderPage(<SiteHeader site={site} logo={logo} ticker={embedsCopy.ticker} current={undefined} />);
  expect(document.querySelector('#market-prices')).toBeNull();
});
