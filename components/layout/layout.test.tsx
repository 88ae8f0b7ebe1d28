import type { Site } from '@/lib/content/collections';
import { screen } from '@testing-library/react';
import { makeSite, REGISTRATION } from '@/lib/content/test-content';
import { logo, fixturePages } from '../test-content';
import { findElement, runScripts, renderPage } from '../test-page';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

function showFooter(site: Partial<Site> = {}) {
  renderPage(
    <SiteFooter
      site={makeSite(site)}
      whatsappUrl="https://wa.me/1"
      logo={logo}
      copy={fixturePages.footer}
    />,
  );
  return screen.getByRole('contentinfo');
}

const showHeader = (site: Site, current: string) =>
  renderPage(
    <SiteHeader
      site={site}
      logo={logo}
      figures={undefined}
      currentPath={current}
      whatsappUrl="https://wa.me/1"
    />,
  );

const SITE = makeSite({
  navigation: [
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
  ],
});

const hrefs = (part: HTMLElement) =>
  Array.from(part.querySelectorAll('a'), (link) => link.getAttribute('href'));

test('renders the links and texts of the footer in order, with every phone number and the dark logo', () => {
  const footer = showFooter({ quickLinks: [{ label: 'What we do', path: '/services' }] });
  expect(hrefs(footer)).toEqual([
    ...['https://x.example/baobab', '/services', 'tel:+2348000000001', 'tel:+2348000000002'],
    ...['mailto:hello@baobab.example', 'https://wa.me/1', 'https://letters.test/form'],
    ...['/contact#privacy', '/contact#disclosures', '/contact#accessibility'],
  ]);
  for (const text of [
    'never promise returns.Baobab Advisers gives financial advice.X (opens in a new tab)',
    'Quick LinksWhat we doContact1 Example Street,Ikeja, Lagos+234 800 000 0001 +234 800 000 0002 hello@baobab.example WhatsAppNewsletter',
    'PrivacyDisclosuresAccessibility©',
  ])
    expect(footer).toHaveTextContent(text);
  expect(findElement('footer img')).toHaveAttribute('src', '/images/logo-dark.svg');
});

test('renders the contact details in the header and its menu, with the first phone number and the light logo', () => {
  showHeader({ ...SITE, ticker: { symbols: [] } }, '/blog');
  const header = screen.getByRole('banner');
  expect(hrefs(header)).toEqual([
    ...['mailto:hello@baobab.example', 'tel:+2348000000001', 'https://x.example/baobab'],
    ...['/', '/', '/blog', 'tel:+2348000000001', 'https://wa.me/1', 'https://x.example/baobab'],
  ]);
  const phone = '+234 800 000 0001';
  expect(header).toHaveTextContent(`hello@baobab.example ${phone} 1 Example Street, Ikeja, Lagos`);
  expect(header).toHaveTextContent(`Blog${phone}WhatsApp1 Example Street, Ikeja, Lagos`);
  const home = screen.getByRole('link', { name: 'Baobab Advisers Limited, home' });
  expect(findElement('img', home)).toHaveAttribute('src', logo.image.dataUrl);
});

test('renders the optional details of the firm in the footer, such as its opening hours', () => {
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

test('omits missing details of the firm and a newsletter without a URL from the footer', () => {
  const footer = showFooter({ newsletter: { ...makeSite().newsletter, url: undefined } });
  for (const line of footer.querySelectorAll('p')) expect(line).not.toBeEmptyDOMElement();
  expect(footer).not.toHaveTextContent(/undefined|null|RC|WAT|Newsletter/);
  expect(footer.querySelector('iframe')).toBeNull();
});

test('replaces the build year in the footer with the current year when its script runs', () => {
  jest.useFakeTimers({ now: new Date('2025-06-15T12:00:00Z') });
  showFooter();
  const year = findElement('[data-behaviour=show-year]');
  expect(year.parentElement).toHaveTextContent('© 2025 Baobab Advisers Limited');
  jest.setSystemTime(new Date('2031-06-15T12:00:00Z'));
  runScripts();
  jest.useRealTimers();
  expect(year).toHaveTextContent('2031');
});

test.each([
  ['page', '/blog'],
  ['true', '/blog/5'],
])('sets aria-current="%s" on only the blog link on the page %s', (ariaCurrent, current) => {
  showHeader(SITE, current);
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', ariaCurrent);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('renders the market ticker in the header only if site.yaml has symbols', () => {
  const countTickers = () => document.querySelectorAll('#market-prices').length;
  showHeader(makeSite(), '/');
  expect(countTickers()).toBe(1);
  showHeader(makeSite({ ticker: { symbols: [] } }), '/');
  expect(countTickers()).toBe(0);
});
