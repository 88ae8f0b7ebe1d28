import { loadContent } from '@/lib/content/load';
import { FIXTURE } from '@/lib/content/test-folder';
import type { Site } from '@/lib/content/schemas/site-schema';
import { findStandIns } from './stand-ins';

const shipped = async () => (await loadContent(FIXTURE)).site;

test('every stand-in of a site is named', async () => {
  const fields = findStandIns(await shipped()).map(({ field }) => field);
  expect(fields).toEqual([
    'url',
    'email',
    'phones[1]',
    'phones[2]',
    'address.street',
    'social (facebook)',
    'social (x)',
    'social (instagram)',
    'insuranceBroker.url',
    'form.id',
    'newsletter.url',
  ]);
});

test('a site with facts of its own has none left', async () => {
  const site: Site = {
    ...(await shipped()),
    name: 'Baobab Advisers',
    shortName: 'Baobab',
    description: 'Baobab Advisers gives advice.',
    url: 'https://baobab.test',
    email: 'hello@baobab.test',
    phones: ['+234 1 555 0100', '+234 1 555 0101'],
    address: { street: '9 Allen Avenue', district: 'Ikeja', city: 'Lagos', country: 'Nigeria' },
    social: [{ network: 'x', url: 'https://x.com/baobab' }],
    insuranceBroker: { url: 'https://broker.test' },
    form: { id: 'xayzbwqk' },
    newsletter: { title: 'Newsletter', url: 'https://news.test', height: 190 },
  };
  expect(findStandIns(site)).toEqual([]);
});
