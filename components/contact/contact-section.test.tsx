import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { RUNTIME_LIST_ID } from '@/lib/contact/contact-fields';
import type { Site } from '@/lib/content/schemas/site-schema';
import { contactCopy, makeSite } from '../test-content';
import { find, openPage, renderPage, runBehaviours } from '../test-page';
import { ContactActions, ContactSection } from './contact-section';

const renderSection = (site: Partial<Site> = {}) =>
  renderPage(<ContactSection site={makeSite(site)} copy={contactCopy} />);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  [undefined, '/f/contact'],
  ['xayzbwqk', 'https://formspree.io/f/xayzbwqk'],
])('with the form id %s the form posts to %s', (id, action) => {
  renderSection({ form: { id } });
  expect(find('form')).toHaveAttribute('action', action);
});

test('React sends nothing while a message that was sent plainly is under way', async () => {
  openPage(`<script type="application/json" id="${RUNTIME_LIST_ID}">["/a.js"]</script><div></div>`);
  const section = <ContactSection site={makeSite()} copy={contactCopy} />;
  const container = find('div');
  container.innerHTML = renderToString(section);
  runBehaviours();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const form = find('form') as HTMLFormElement;
  for (const [name, value] of Object.entries({ name: 'A', email: 'a@b.example', message: 'C' })) {
    (find(`[name=${name}]`) as HTMLInputElement).value = value;
  }
  const submit = () => new Event('submit', { bubbles: true, cancelable: true });
  let plain = 0;
  jest.spyOn(form, 'requestSubmit').mockImplementation(() => {
    if (form.dispatchEvent(submit())) plain += 1;
  });

  fireEvent.submit(form);
  // The files have run at the last moment: React takes over after the plain submit.
  jest.advanceTimersByTime(10_000);
  render(section, { container, hydrate: true });
  fireEvent.submit(form);
  expect(plain).toBe(1);
  expect(fetch).not.toHaveBeenCalled();

  // The visitor has stopped the browser, or come back.
  fireEvent(window, new Event('pageshow'));
  fireEvent.submit(form);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an address with an ampersand is one query of the map', () => {
  const address = {
    street: '1 A & B Street',
    district: 'Ikeja',
    city: 'Lagos',
    country: 'Nigeria',
  };
  renderSection({ address });
  expect(href('OpenStreetMap')).toBe(
    'https://www.openstreetmap.org/?mlat=6.59651&mlon=3.34205#map=16/6.59651/3.34205',
  );
  const query = new URL(href('Google Maps') ?? '').searchParams.get('query');
  expect(query).toBe('1 A & B Street, Ikeja, Lagos, Nigeria');
});

test('opening hours, and what visitors ask first, stand there as far as the firm has told them', () => {
  renderSection({
    openingHours: [{ from: 'Monday', to: undefined, opens: '09:00', closes: '17:00' }],
    answers: { fees: 'A fixed fee.', replyTime: 'Within a day.', firstTalk: undefined },
    regulator: 'Regulated by the SEC, number 7.',
  });
  expect(screen.getByText('Monday, 9 am to 5 pm (WAT)')).toBeVisible();
  const terms = [...document.querySelectorAll('dt')].map((term) => term.textContent);
  expect(terms).toEqual(['What does it cost?', 'How soon will you answer?', 'Who regulates you?']);
  const details = [...document.querySelectorAll('dd')];
  expect(details.map((detail) => detail.textContent)).toEqual([
    ...['A fixed fee.', 'Within a day.', 'Regulated by the SEC, number 7.'],
  ]);
  const order = details[0]?.compareDocumentPosition(find('form')) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('what a firm has not told leaves no empty line and no question', () => {
  renderSection({ openingHours: [] });
  for (const line of document.querySelectorAll('section p:not([role])'))
    expect(line).not.toBeEmptyDOMElement();
  expect(document.querySelector('dl')).toBeNull();
});

test('on a phone two links call the first number and write an e-mail', () => {
  render(<ContactActions site={makeSite()} />);
  expect(href('Call')).toBe('tel:+2348000000001');
  expect(href('E-mail')).toBe('mailto:hello@palmcourt.example');
});
