import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContent, readContent } from '@/lib/content/load';
import type { Site } from '@/lib/content/schemas/site-schema';
import { makeArticleText, makeSite } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findLeftToDo } from './left-to-do';

// The fixture shares some sentences with the example firm.
jest.mock('./template-texts.json', () => ({ __esModule: true, default: [] }));

/** Finds what is left to do, of one severity. */
async function find(root: string, severity = 'error', site?: Site) {
  const parsed = parseContent(await readContent(root));
  const facts = { ...parsed.facts, site: site ?? parsed.facts.site };
  const left = await findLeftToDo(root, { ...parsed, facts });
  return left.filter((one) => one.severity === severity).map(formatDiagnostic);
}

test('names each stand-in of the facts and of an article at its place', async () => {
  const text = '\nTAMARIND BRIDGE writes:\n\n# Call 0800 000 0001\n';
  const found = await find(await copyContent({ '7.md': makeArticleText({}, text) }));
  const places = [
    'blog/7.md:8:1 "TAMARIND BRIDGE" is the example firm; ',
    'blog/7.md:10:8 "0800 000 0001" reaches nobody; ',
    'site.yaml:13:6 "https://www.irokocrossing.example" leads nowhere; ',
    'site.yaml:15:8 "hello@iroko.example" reaches nobody; ',
    'site.yaml:17:6 "+234 800 000 0001" reaches nobody; ',
    'site.yaml:18:6 "+234 800 000 0002" reaches nobody; ',
    'site.yaml:21:11 "1 Example Street" is not a street; ',
    'site.yaml:32:12 "+234 800 000 0003" reaches nobody; ',
    'site.yaml:38:10 "https://facebook.example/irokocrossing" leads nowhere; ',
    'site.yaml:40:10 "https://x.example/irokocrossing" leads nowhere; ',
    'site.yaml:42:10 "https://instagram.example/irokocrossing" leads nowhere; ',
    'site.yaml:60:8 "https://broker.example/" leads nowhere; ',
    'site.yaml:65:7 form.id: contact messages are not delivered ',
    'site.yaml:80:7 newsletter.url: nobody can sign up ',
    'site.yaml:86:113 "6.59651" is the example’s point on the map; ',
    'site.yaml:87:13 "6.59651" is the example’s point on the map; ',
  ];
  expect(found).toEqual(places.map((place) => expect.stringContaining(place) as string));
});

test('finds none in the facts of a real firm without a newsletter, whatever its comments say', async () => {
  const root = await copyContent();
  const file = path.join(root, 'content/site.yaml');
  const text = (await readFile(file, 'utf8'))
    .replaceAll(/(?<=https:\/\/\S+\.)example/g, 'test')
    .replace('hello@iroko.example', 'hello@baobab.test')
    .replaceAll("'+234 800 000", "'+234 803 555")
    .replace('1 Example Street', '9 Allen Avenue')
    .replace("id: ''", 'id: xayzbwqk')
    .replace('newsletter:\n', '$&  show: false\n')
    .replaceAll('6.59651', '6.45')
    // A district and a city belong to no firm alone.
    .replace(/district: .*/, 'district: Ikeja GRA');
  await writeFile(file, text);
  expect(await find(root)).toEqual([]);
});

test('sample articles are counted, and not searched', async () => {
  const sample = makeArticleText({ sample: 'true' }, '\nTamarind Bridge\n');
  const found = await find(await copyContent({ '1.md': sample, '2.md': sample }));
  expect(found.filter((line) => line.includes('/blog'))).toEqual([
    'content/blog:1:1 2 sample articles; npm run remove-samples deletes them',
  ]);
});

const signed = makeArticleText({ author: 'ada', reviewedBy: 'ola' });
const trusted = makeSite({
  whatsapp: '+234 803 555 0003',
  openingHours: [{ from: 'Monday', to: undefined, opens: '09:00', closes: '17:00' }],
  rcNumber: 'RC 123456',
  regulatorUrl: 'https://register.test/firms/7',
  founded: 2016,
  complaints: 'Write to the head of the firm.',
  regulator: 'Regulated by the SEC, number 7.',
  answers: {
    ...{ fees: 'A fixed fee.', replyTime: 'Within a day.', firstTalk: 'Free.' },
    ...{ commission: 'Nobody.', clientMoney: 'No.' },
  },
  whereWeAdvise: 'In Nigeria.',
  insuranceBroker: { url: 'https://broker.test/', name: 'Palm Brokers', licence: 'RIB 123' },
});

test('a firm with every fact, whose articles are signed, gets no advice', async () => {
  const root = await copyContent({
    '1.md': signed,
    '2.md': makeArticleText({ draft: 'true' }),
    '3.md': makeArticleText({ sample: 'true' }),
  });
  expect(await find(root, 'warning', trusted)).toEqual([]);
});

test('names each missing fact at its place, and counts articles without a signer', async () => {
  const author = makeArticleText({ author: 'ada' });
  const root = await copyContent({ '1.md': signed, '2.md': author });
  const advice = await find(root, 'warning', makeSite());
  expect(advice).toHaveLength(15);
  expect(advice).toContainEqual(
    expect.stringMatching(/^content\/site.yaml:28:12 regulator: .* on the about page and/),
  );
  expect(advice[0]).toMatch(/^content\/people.yaml:1:1 1 of 2 articles with no reviewer; /);
});

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>';

test('asks a firm with a wide logo for an icon, and whether the logo has the name in it', async () => {
  const root = await copyContent({ '1.md': signed });
  const logo = path.join(root, 'content/images/logo.svg');
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"/>');
  expect(await find(root)).toContainEqual(
    expect.stringMatching(
      /images\/logo.svg:1:1 is 5.0 times as wide as high: .* add a square icon/,
    ),
  );
  expect(await find(root, 'warning', trusted)).toHaveLength(1);
  await writeFile(path.join(root, 'content/images/icon.svg'), SQUARE);
  expect((await find(root)).filter((line) => line.includes('/images/'))).toEqual([]);
  expect(await find(root, 'warning', { ...trusted, logoHasName: true })).toEqual([]);
});

test('a file of facts that cannot be read has its text searched, and its other files too', async () => {
  const root = await copyContent();
  await writeFile(path.join(root, 'content/site.yaml'), 'url: https://www.firm.example\nname: [\n');
  expect(await find(root)).toEqual([
    expect.stringContaining('site.yaml:1:6 "https://www.firm.example" leads nowhere'),
  ]);
});
