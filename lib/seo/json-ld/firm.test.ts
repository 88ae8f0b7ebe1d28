import { makeSite } from '@/lib/content/test-content';
import { manifestIcons } from '@/lib/images/icons';
import { firmNode, parseOpeningHours, shortFirmNode } from './firm';

test('the firm in full', () => {
  expect(firmNode(makeSite({ openingHours: 'Monday, 9 am to 5 pm (WAT)' }))).toEqual({
    '@type': 'FinancialService',
    '@id': 'https://www.baobab.example/#firm',
    name: 'Baobab Advisers Limited',
    legalName: 'Baobab Advisers Limited',
    alternateName: 'Baobab',
    description: 'Baobab Advisers gives financial advice.',
    url: 'https://www.baobab.example/',
    logo: 'https://www.baobab.example/icons/512.png',
    image: 'https://www.baobab.example/icons/512.png',
    telephone: ['+234 800 000 0001', '+234 800 000 0002'],
    email: 'hello@baobab.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Example Street, Ikeja',
      addressLocality: 'Lagos',
      addressCountry: 'NG',
    },
    areaServed: [
      { '@type': 'Country', name: 'Nigeria' },
      { '@type': 'Continent', name: 'Africa' },
    ],
    geo: { '@type': 'GeoCoordinates', latitude: 6.59651, longitude: 3.34205 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
    sameAs: ['https://x.example/baobab'],
  });
});

test('hours that no machine could read stay for people', () => {
  const firm = firmNode(makeSite({ openingHours: 'By appointment' }));
  expect(firm).not.toHaveProperty('openingHoursSpecification');
});

test('a country whose letters we do not know is written in full', () => {
  const { address } = makeSite();
  const firm = shortFirmNode(makeSite({ address: { ...address, country: 'Ghana' } }));
  expect(firm.address.addressCountry).toBe('Ghana');
});

test('the logo is an icon that the site publishes, large enough for Google', () => {
  const { pathname } = new URL(shortFirmNode(makeSite()).logo);
  const icon = manifestIcons.find(({ src }) => src === pathname);
  expect(icon).toMatchObject({ purpose: 'any' });
  expect(icon?.size).toBeGreaterThanOrEqual(112);
});

const spanOf = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Monday to Friday, 9 am to 5 pm (WAT)', [spanOf(workdays, '09:00', '17:00')]],
  ['Monday to Friday, 9 am to 5 pm', [spanOf(workdays, '09:00', '17:00')]],
  ['Saturday, 10:30am to 1:15pm (WAT)', [spanOf(['Saturday'], '10:30', '13:15')]],
  ['Sunday, 12 am to 12 pm', [spanOf(['Sunday'], '00:00', '12:00')]],
  [
    'Monday to Friday, 9 am to 5 pm; Saturday, 10 am to 1 pm (WAT)',
    [spanOf(workdays, '09:00', '17:00'), spanOf(['Saturday'], '10:00', '13:00')],
  ],
])('%s', (text, expected) => {
  expect(parseOpeningHours(text)).toEqual(expected);
});

test.each([
  'By appointment',
  'Monday to Friday',
  'Weekdays, 9 am to 5 pm',
  'Monday to Friday, 9 to 5',
  'Monday to Friday, 9 am to 13 pm',
  'Monday to Friday, 9:60 am to 5 pm',
  'Friday to Monday, 9 am to 5 pm',
  'Monday to Friday, 9 am to 5 pm (GMT)',
  'Monday to Friday, 9 am to 5 pm, except holidays',
  'Monday to Friday, 9 am to 5 pm; Saturday by appointment',
])('what cannot be said rightly is not said: %s', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});
