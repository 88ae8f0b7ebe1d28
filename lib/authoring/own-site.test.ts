import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@/lib/content/files/yaml-document';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent, FIXTURE } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import {
  deleteSamples,
  explainFact,
  factsOf,
  isAsked,
  mapAround,
  putFact,
  type Question,
  questions,
  readFact,
  updateSite,
} from './own-site';

const readSite = () => readFile(path.join(FIXTURE, 'content/site.yaml'), 'utf8');

function questionOf(field: string): Question {
  const question = questions.find((asked) => asked.field === field);
  if (!question) throw new Error(`${field} is not asked for`);
  return question;
}

test.each(questions.map((question) => [question.field, question] as const))(
  'what is written for %s is shown, and is right when it is typed again',
  async (_field, question) => {
    const facts = factsOf(await readSite());
    const written = question.kind === 'boolean' ? 'false' : readFact(facts, question);
    const typed = putFact(facts, question, written === 'false' ? false : written);
    expect(explainFact(typed, question)).toBeUndefined();
    expect(readFact(typed, question)).toBe(written);
  },
);

test.each([
  ['name', '  Kano Grain ', { name: 'Kano Grain' }],
  ['address.city', 'Kano', { address: { street: '1 Example Street', city: 'Kano' } }],
  ['phones', '+234 1,+234 2 ', { phones: ['+234 1', '+234 2'] }],
  ['map.latitude', '12.5', { map: { latitude: 12.5, title: 'Map of central Ikeja, Lagos' } }],
  ['ticker.show', false, { ticker: { show: false } }],
  [
    'social',
    'https://ng.linkedin.com/a, https://x.com/a',
    {
      social: [
        { network: 'linkedin', url: 'https://ng.linkedin.com/a' },
        { network: 'x', url: 'https://x.com/a' },
      ],
    },
  ],
])('of %s, %j is typed', async (field, typed, expected) => {
  const facts = factsOf(await readSite());
  expect(putFact(facts, questionOf(field), typed)).toMatchObject(expected);
});

test.each([
  ['phones', '+234 64 555 0100, none', 'write a telephone number'],
  ['social', 'https://kano.test/x', 'write one of facebook, x, instagram'],
  ['map.latitude', 'north', 'write a latitude in degrees'],
])('of %s, %j is refused', async (field, typed, message) => {
  const question = questionOf(field);
  const facts = putFact(factsOf(await readSite()), question, typed);
  expect(explainFact(facts, question)).toContain(message);
});

test('what is not shown has no address to ask for', async () => {
  const facts = factsOf(await readSite());
  const without = putFact(facts, questionOf('newsletter.show'), false);
  const [show, url] = [questionOf('newsletter.show'), questionOf('newsletter.url')];
  expect([facts, without].map((all) => [isAsked(all, show), isAsked(all, url)])).toEqual([
    [true, true],
    [true, false],
  ]);
  expect(isAsked(without, questionOf('name'))).toBe(true);
});

test('a map is made for the place of the office', async () => {
  const facts = factsOf(await readSite());
  const there = putFact(facts, questionOf('map.latitude'), '12.012');
  const url = mapAround(there);
  expect(url).toContain(
    'bbox=3.32705,12.00200,3.35705,12.02200&layer=mapnik&marker=12.012,3.34205',
  );
  const question = questionOf('map.url');
  expect(explainFact(putFact(there, question, url), question)).toBeUndefined();
});

describe('facts from a file', () => {
  test('take the place of those in site.yaml, whose comments and other facts stay', async () => {
    const before = await readSite();
    const given =
      'name: Kano Grain\naddress: { city: Kano }\nphones: ["+234 64 555 0100", "+234 64 555 0101"]\n';
    const { value: after = '' } = updateSite(before, parseYaml(given, 'firm.yaml'));
    const changed = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
    expect(changed).toEqual([
      'name: Kano Grain',
      "  - '+234 64 555 0100'",
      "  - '+234 64 555 0101'",
      '  city: Kano',
    ]);
  });

  test.each([
    ['name: [a]\nmap:\n  latitude: north', ['1:7 name: ', '3:13 map.latitude: ']],
    ['nme: a', ['1:1 nme: ']],
    ['name: "a', ['1:7 ']],
    ['- a', ['1:1 ']],
  ])('%j: each fault with its place, and nothing to write', async (given, faults) => {
    const { value, diagnostics } = updateSite(await readSite(), parseYaml(given, 'firm.yaml'));
    expect(value).toBeUndefined();
    expect(diagnostics.map(formatDiagnostic)).toEqual(
      faults.map((fault) => expect.stringContaining(`firm.yaml:${fault}`) as string),
    );
  });
});

test('without the samples there is no article, no map and nothing to redirect', async () => {
  const root = await copyContent({ '7.md': makeArticleText(), '12.md': 'broken' });
  const inContent = (name: string) => path.join(root, 'content', name);
  await writeFile(inContent('addresses.txt'), '# All of them\n/\n/blog/7\n\n# more\n/blog/9\n');
  await writeFile(inContent('redirects.yaml'), '# Gone\n- from: /blog/9 # old\n  to: /blog\n');
  await mkdir(inContent('blog/notes'));
  await writeFile(inContent('map.geojson'), '{}');
  expect(await deleteSamples(root)).toBe(2);
  expect(await readdir(inContent('blog'))).toEqual(['notes']);
  expect(await readdir(inContent(''))).not.toContain('map.geojson');
  expect(await readFile(inContent('addresses.txt'), 'utf8')).toBe('# All of them\n# more\n');
  expect(await readFile(inContent('redirects.yaml'), 'utf8')).toBe('# Gone\n');
});
