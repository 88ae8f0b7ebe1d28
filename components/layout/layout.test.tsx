import { screen } from '@testing-library/react';
import type { Site } from '@/lib/content/schemas/site-schema';
import { makeSite, REGISTRATION } from '@/lib/content/test-content';
import { logo, pages } from '../test-content';
import { find, runScripts, showPage } from '../test-page';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

function showFooter(site: Partial<Site> = {}) {
  showPage(
    <SiteFooter
      site={makeSite(site)}
      logo={logo}
      copy={pages.footer}
      newsletter={pages.embeds.newsletter}
      year={2025}
    />,
  );
  return screen.getByRole('contentinfo');
}

const showHeader = (site: Site, current: string) =>
  showPage(
    <SiteHeader
      site={site}
      logo={logo}
      ticker={pages.embeds.ticker}
      search={pages.blog.search}
      current={current}
    />,
  );

const SITE = makeSite({
  navigation: [
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
  ],
});

test('the footer shows the optional facts that are set', () => {
  const footer = showFooter({
    rcNumber: 'RC 123456',
    regulator: 'Regulated by nobody in particular',
    openingHours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }],
    registrations: [REGISTRATION],
  });
  expect(footer).toHaveTextContent('RC 123456');
  expect(footer).toHaveTextContent('Regulated by nobody in particular');
  expect(footer).toHaveTextContent('Board of Advisers: 7');
  expect(footer).toHaveTextContent('Monday to Friday, 09:00 to 17:00 (WAT)');
});

test('the footer shows nothing for a fact that is not set, nor a newsletter switched off', () => {
  const footer = showFooter({ newsletter: { ...makeSite().newsletter, show: false } });
  for (const line of footer.querySelectorAll('p')) expect(line).not.toBeEmptyDOMElement();
  expect(footer).not.toHaveTextContent(/undefined|null|RC|WAT|Newsletter/);
  expect(footer.querySelector('iframe')).toBeNull();
});

test('the footer shows the year of the build, and then the visitor’s', () => {
  showFooter();
  const year = find('[data-behaviour=show-year]');
  expect(year.parentElement).toHaveTextContent('© 2025 Baobab Advisers Limited');
  jest.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z') });
  runScripts();
  jest.useRealTimers();
  expect(year).toHaveTextContent('2031');
});

test.each([
  ['/blog', 'page'],
  ['/blog/5', 'true'],
])('on %s, the link to the blog is marked as current: %s', (current, mark) => {
  showHeader(SITE, current);
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', mark);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each([true, false])('the header has a ticker: %s', (show) => {
  const site = makeSite({ ticker: { ...makeSite().ticker, show } });
  showHeader(site, '/');
  expect(document.querySelectorAll('#market-prices')).toHaveLength(show ? 1 : 0);
});
