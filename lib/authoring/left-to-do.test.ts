import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, parseContent, readContent, resolveContent } from '@/lib/content/load';
import { makeArticle, makeArticleText, makePerson, makeSite } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findLeftToDo } from './left-to-do';

/** Finds what is left to do, of one severity. */
async function find(root: string, severity = 'error', content: Partial<Content> = {}) {
  const parsed = parseContent(await readContent(root));
  const { value: whole } = resolveContent(parsed);
  const left = whole ? await findLeftToDo(root, parsed, { ...whole, ...content }) : [];
  return left.filter((one) => one.severity === severity).map(formatDiagnostic);
}

test('names each stand-in of the facts and of an article at its place', async () => {
  const text = '\nTAMARIND BRIDGE writes:\n\n# Call 0800 000 0001\n';
  const found = await find(await copyContent({ '7.md': makeArticleText({}, text) }));
  const places = [
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
    'site.yaml:86:113 "6.59651" is the example’s point on the map; ',
    'site.yaml:87:13 "6.59651" is the example’s point on the map; ',
    'blog/7.md:8:1 "TAMARIND BRIDGE" is the example firm; ',
    'blog/7.md:10:8 "0800 000 0001" reaches nobody; ',
    'site.yaml:65:7 form.id: contact messages are not delivered ',
    'site.yaml:80:7 newsletter.url: nobody can sign up ',
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

const signed = makeArticle({ author: makePerson(), reviewedBy: makePerson() });
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
  insuranceBroker: { url: 'https://broker.test/', name: 'Palm Brokers', licence: 'RIB 123' },
});

test('a firm with every fact, whose articles are signed, gets no advice', async () => {
  const articles = [signed, makeArticle({ draft: true }), makeArticle({ sample: true })];
  expect(await find(await copyContent(), 'warning', { site: trusted, articles })).toEqual([]);
});

test('names each missing fact at its place, and counts articles without a signer', async () => {
  const articles = [signed, makeArticle({ author: makePerson() })];
  const advice = await find(await copyContent(), 'warning', { site: makeSite(), articles });
  expect(advice).toHaveLength(14);
  expect(advice[3]).toMatch(/^content\/site.yaml:28:12 regulator: .* on the about page and/);
  expect(advice[13]).toMatch(/^content\/people.yaml:1:1 1 of 2 articles have no reviewer; /);
});
