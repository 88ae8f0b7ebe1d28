import { screen } from '@testing-library/react';
import type { Person, Site } from '@/lib/content/collections';
import { makeService, makeSite } from '@/lib/content/test-content';
import { fixturePages } from '../test-content';
import { findElement, runScripts, renderPage } from '../test-page';
import { ContactActions } from './contact-actions';
import { ContactSection } from './contact-section';

const renderSection = (site: Partial<Site> = {}, people: Person[] = []) =>
  renderPage(
    <ContactSection
      site={makeSite(site)}
      copy={fixturePages.contact}
      services={[makeService()]}
      people={people}
    />,
  );
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

test.each([
  ['/f/contact', 'no form id', undefined],
  ['https://formspree.io/f/xayzbwqk', 'the form id xayzbwqk', 'xayzbwqk'],
])('posts the form to the URL %s if site.yaml has %s', (action, _setting, id) => {
  renderSection({ form: { id } });
  expect(findElement('form')).toHaveAttribute('action', action);
  expect(texts('section p')).not.toContain('');
  expect(document.querySelector('dl')).toBeNull();
});

test('begins the message with a line about the service that the URL names', () => {
  history.replaceState(null, '', '/contact?about=financial');
  renderSection();
  runScripts();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'About Financial Advisory:\n',
  );
  history.replaceState(null, '', '/contact');
});

test('links to OpenStreetMap with the coordinates and to Google Maps with the full address', () => {
  const street = '1 A & B Street';
  renderSection({ address: { ...makeSite().address, street, state: 'Lagos' } });
  expect(href('OpenStreetMap')).toBe(
    'https://www.openstreetmap.org/?mlat=6.59651&mlon=3.34205#map=16/6.59651/3.34205',
  );
  const query = new URL(href('Google Maps') ?? '').searchParams.get('query');
  expect(query).toBe('1 A & B Street, Ikeja, Lagos, Nigeria');
});

test('omits the district, the map link and the press contact if site.yaml has no values for them', () => {
  const address = { ...makeSite().address, district: undefined, city: 'Aba', state: 'Abia State' };
  renderSection({ address, map: undefined });
  expect(findElement('address')).toHaveTextContent('1 Example Street,Aba, Abia State');
  expect(screen.queryByRole('link', { name: 'OpenStreetMap' })).toBeNull();
  expect(screen.queryByText('For journalists')).toBeNull();
  renderSection({ press: { name: 'Ada Eze', phone: '+234 803 555 0009', email: 'p@firm.test' } });
  expect(href('p@firm.test')).toBe('mailto:p@firm.test');
});

test('renders the people and the opening hours of the firm, and its answers to questions below the form', () => {
  const ada = { id: 'ada', name: 'Ada Eze', role: 'Adviser' };
  const site: Partial<Site> = {
    openingHours: [{ from: 'Monday', to: undefined, opens: '09:00', closes: '17:00' }],
    answers: { ...makeSite().answers, fees: 'A fixed fee.', replyTime: 'Within a day.' },
    regulator: 'Regulated by the SEC.',
  };
  renderSection(site, [{ ...ada, credentials: undefined, image: undefined, text: '' }]);
  expect(screen.getByText('Adviser')).toHaveTextContent('Ada Eze Adviser');
  expect(href('Ada Eze')).toBe('/about#ada');
  expect(screen.getByText('Monday, 09:00 to 17:00 (WAT)')).toBeVisible();
  const answers = ['A fixed fee.', 'Within a day.', 'Regulated by the SEC.'];
  expect(texts('section:has(form) + dl > dd')).toEqual(answers);
});

test('links to the first phone number and the e-mail address, and to WhatsApp if the firm uses it', () => {
  const whatsapp = '+234 803 555 0003';
  renderPage(<ContactActions site={makeSite({ whatsapp })} />);
  expect(href('WhatsApp')).toBe('https://wa.me/2348035550003');
  renderSection({ whatsapp, booking: 'https://cal.test/firm' });
  expect(href(`WhatsApp ${whatsapp}`)).toBe('https://wa.me/2348035550003');
  expect(href('Book a meeting (cal.test)')).toBe('https://cal.test/firm');
  renderPage(<ContactActions site={makeSite()} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(href('Call')).toBe('tel:+2348000000001');
  expect(href('E-mail')).toBe('mailto:hello@baobab.example');
});
