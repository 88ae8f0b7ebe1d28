import { screen } from '@testing-library/react';
import { makeSite } from '@/lib/content/test-content';
import type { Screen } from '@/lib/site/paths';
import { logo, pages } from '../test-content';
import { showPage } from '../test-page';
import { SiteHeader } from './site-header';

function showHeader(current: Screen | undefined, site = makeSite()) {
  showPage(<SiteHeader site={site} logo={logo} ticker={pages.embeds.ticker} current={current} />);
}

test.each([
  ['/', ['Home']],
  ['/blog', []],
] as const)('on %s the menu marks %j as current', (current, marked) => {
  showHeader(current);
  const links = screen.queryAllByRole('link', { current: 'page' });
  expect(links.map((link) => link.textContent)).toEqual(marked);
});

test.each([true, false])('the header has a ticker: %s', (isShown) => {
  showHeader('/', makeSite({ ticker: { ...makeSite().ticker, show: isShown } }));
  expect(document.querySelectorAll('#market-prices')).toHaveLength(isShown ? 1 : 0);
});
