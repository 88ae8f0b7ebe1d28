import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '@/lib/content/schemas/site-schema';
import { embedsCopy, footerCopy, makeSite } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { SiteFooter } from './site-footer';

function renderFooter(site: Partial<Site> = {}, year = 2025) {
  renderPage(
    <SiteFooter
      site={makeSite(site)}
      copy={footerCopy}
      newsletter={embedsCopy.newsletter}
      notices={{
        privacy: <p>What we keep</p>,
        disclosures: <p>What we are paid</p>,
        accessibility: <p>What we tested</p>,
      }}
      year={year}
    />,
  );
  return screen.getByRole('contentinfo');
}

test('the firm, its description and its three profiles are there', () => {
  const footer = renderFooter();
  expect(within(footer).getByText('Palm Court')).toBeVisible();
  expect(within(footer).getByText('Palm Court gives advice.')).toBeVisible();
  expect(within(footer).getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3);
});

test('the quick links keep the order of the content', () => {
  renderFooter();
  const links = within(screen.getByRole('navigation', { name: 'Quick Links' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/services',
    '/about',
    '/blog',
    '/contact',
  ]);
});

test('address, both numbers and the e-mail address are there', () => {
  const footer = renderFooter();
  expect(within(footer).getByText(/1 Example Street/)).toHaveTextContent(
    '1 Example Street,Ikeja, Lagos',
  );
  expect(within(footer).getByRole('link', { name: '+234 800 000 0001' })).toHaveAttribute(
    'href',
    'tel:+2348000000001',
  );
  expect(within(footer).getByRole('link', { name: '+234 800 000 0002' })).toHaveAttribute(
    'href',
    'tel:+2348000000002',
  );
  expect(within(footer).getByRole('link', { name: 'hello@palmcourt.example' })).toHaveAttribute(
    'href',
    'mailto:hello@palmcourt.example',
  );
});

test('the newsletter has its heading, its frame and the way out of it', () => {
  const footer = renderFooter();
  expect(within(footer).getByRole('heading', { name: 'Letters' })).toBeVisible();
  expect(within(footer).getByText('New articles by e-mail.')).toBeVisible();
  expect(within(footer).getByTitle('Newsletter sign-up')).toBeVisible();
  expect(within(footer).getByRole('link', { name: 'Open the form' })).toBeVisible();
});

test('where bytes count, the visitor is told whose form the newsletter would show', () => {
  const url = 'https://abcd.maillist-manage.com/ua/Optin?od=1';
  const footer = renderFooter({ newsletter: { title: 'Newsletter sign-up', url, height: 190 } });
  const button = 'Fetch the form of Zoho Campaigns';
  expect(within(footer).getByRole('button', { name: button })).toBeInTheDocument();
});

test('the warning against fraud is always in sight', () => {
  renderFooter();
  expect(screen.getByText('We never ask for payment to a personal account.')).toBeVisible();
});

test.each([
  ['Privacy', 'What we keep', 'privacy'],
  ['Disclosures', 'What we are paid', 'disclosures'],
  ['Accessibility', 'What we tested', 'accessibility'],
])(
  'the notice %s is closed until asked for, and a link to it can open it',
  async (title, text, id) => {
    renderFooter();
    expect(screen.getByText(text)).not.toBeVisible();
    await userEvent.click(screen.getByText(title));
    expect(screen.getByText(text)).toBeVisible();
    // A browser opens closed details for a link to a part of them, not to the element itself.
    const target = document.getElementById(id);
    expect(target).toContainElement(screen.getByText(text));
    expect(target?.parentElement?.tagName).toBe('DETAILS');
  },
);

test.each([
  ['rcNumber', 'RC 123456'],
  ['regulator', 'Regulated by nobody in particular'],
  ['openingHours', 'Monday to Friday, 9 am to 5 pm (WAT)'],
] as const)('the optional fact %s is shown when it is set', (fact, text) => {
  renderFooter({ [fact]: text });
  expect(screen.getByText(text)).toBeVisible();
});

test('an optional fact that is not set leaves no empty line', () => {
  const footer = renderFooter();
  for (const line of footer.querySelectorAll('p')) expect(line).not.toBeEmptyDOMElement();
  expect(footer).not.toHaveTextContent(/undefined|null|RC|WAT/);
});

test('the copyright line has the year of the build while no script runs', () => {
  const footer = renderFooter({}, 2025);
  expect(within(footer).getByText('2025').parentElement).toHaveTextContent(
    /^© 2025 Palm Court Advisory$/,
  );
});

test('the copyright line has the visitor’s year once the script has run', () => {
  jest.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z') });
  const footer = renderFooter({}, 2025);
  runBehaviours();
  jest.useRealTimers();
  expect(within(footer).getByText('2031')).toBeVisible();
  expect(within(footer).queryByText('2025')).not.toBeInTheDocument();
});
