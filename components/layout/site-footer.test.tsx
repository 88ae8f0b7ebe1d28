import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Site } from '@/lib/content/schemas/site-schema';
import { embedsCopy, footerCopy, logo, makeSite } from '../test-content';
import { find, renderPage, runBehaviours } from '../test-page';
import { SiteFooter } from './site-footer';

function renderFooter(site: Partial<Site> = {}) {
  renderPage(
    <SiteFooter
      site={makeSite(site)}
      logo={logo}
      copy={footerCopy}
      newsletter={embedsCopy.newsletter}
      notices={{ privacy: 'What we keep', disclosures: 'Fees', accessibility: 'Tests' }}
      year={2025}
    />,
  );
  return screen.getByRole('contentinfo');
}

test.each<[Partial<Site>, string]>([
  [{ rcNumber: 'RC 123456' }, 'RC 123456'],
  [{ regulator: 'Regulated by nobody in particular' }, 'Regulated by nobody in particular'],
  [
    { openingHours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }] },
    'Monday to Friday, 9 am to 5 pm (WAT)',
  ],
])('an optional fact is shown when it is set: %j', (fact, text) => {
  renderFooter(fact);
  expect(screen.getByText(text)).toBeVisible();
});

test('an optional fact that is not set leaves no empty line', () => {
  const footer = renderFooter();
  for (const line of footer.querySelectorAll('p')) expect(line).not.toBeEmptyDOMElement();
  expect(footer).not.toHaveTextContent(/undefined|null|RC|WAT/);
});

test('the id of a notice is of a part of its details: a link to it opens them', () => {
  renderFooter();
  expect(find('details > #privacy')).toHaveTextContent('What we keep');
});

test('the year is the build’s, and the visitor’s once the script has run', () => {
  renderFooter();
  expect(find('#copyright-year').parentElement).toHaveTextContent('© 2025 Palm Court Advisory');
  jest.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z') });
  runBehaviours();
  jest.useRealTimers();
  expect(find('#copyright-year')).toHaveTextContent('2031');
});

test('a firm without a newsletter has no frame for one', () => {
  const { newsletter } = makeSite();
  const footer = renderFooter({ newsletter: { ...newsletter, show: false } });
  expect(footer.querySelector('iframe')).toBeNull();
  expect(footer).not.toHaveTextContent(footerCopy.newsletter.title);
});
