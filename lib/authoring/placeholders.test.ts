import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findPlaceholders } from './placeholders';

const OWN = {
  'https://www.irokocrossing.example': 'https://www.baobab.test',
  'hello@iroko.example': 'hello@baobab.test',
  '+234 800 000 0001': '+234 1 555 0100',
  '+234 800 000 0002': '+234 1 555 0101',
  '1 Example Street': '9 Allen Avenue',
  'facebook.example': 'facebook.com',
  'x.example': 'x.com',
  'instagram.example': 'instagram.com',
  'broker.example': 'broker.test',
  "id: ''": 'id: xayzbwqk',
  'Newsletter sign-up\n  url:': 'Newsletter\n  url: https://a.sibforms.com/serve/b',
  '3.32705,6.58651,3.35705,6.60651': '3.4,6.4,3.5,6.5',
  'marker=6.59651,3.34205': 'marker=6.45,3.45',
  'latitude: 6.59651': 'latitude: 6.45',
  'longitude: 3.34205': 'longitude: 3.45',
};

/** A copy of the fixture in which a firm has set all of its facts but one. */
async function makeOwn(kept?: string, articles: Record<string, string> = {}): Promise<string> {
  const root = await copyContent(articles);
  const file = path.join(root, 'content/site.yaml');
  let text = await readFile(file, 'utf8');
  for (const [before, after] of Object.entries(OWN))
    if (before !== kept) text = text.replace(before, after);
  await writeFile(file, text);
  return root;
}

const find = async (root: string) => {
  const { site } = await loadContent(root);
  return (await findPlaceholders(root, site)).map(formatDiagnostic);
};

test('a site with facts of its own has none, whatever its comments say', async () => {
  expect(await find(await makeOwn())).toEqual([]);
});

test.each([
  ['https://www.irokocrossing.example', '13:6 "https://www.irokocrossing.example" is an address'],
  ['hello@iroko.example', '15:8 "hello@iroko.example" reaches nobody; write what the firm answers'],
  ['+234 800 000 0002', '18:6 "+234 800 000 0002" reaches nobody; write what the firm answers'],
  ['1 Example Street', '21:13 "Example Street" is no street; write'],
  ['x.example', '37:10 "https://x.example/irokocrossing" is an address'],
  ["id: ''", '62:7 form.id: messages do not leave the host until this is set; create a form at'],
  ['latitude: 6.59651', '75:13 "6.59651" is the example’s point on the map'],
])('of the facts, %s', async (kept, diagnostic) => {
  expect(await find(await makeOwn(kept))).toEqual([
    expect.stringContaining(`content/site.yaml:${diagnostic}`),
  ]);
});

test('a firm without a newsletter needs no address for it', async () => {
  const root = await makeOwn('Newsletter sign-up\n  url:');
  const file = path.join(root, 'content/site.yaml');
  expect(await find(root)).toEqual([expect.stringContaining('newsletter.url: nobody can sign up')]);
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('newsletter:\n', '$&  show: false\n'),
  );
  expect(await find(root)).toEqual([]);
});

test('of a firm elsewhere, Ikeja is found in every text but articles', async () => {
  const root = await makeOwn(undefined, { '7.md': makeArticleText({}, '\nIn Ikeja.\n') });
  const file = path.join(root, 'content/site.yaml');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('district: Ikeja', 'district: Yaba'),
  );
  expect(await find(root)).toEqual([
    expect.stringMatching(/^content\/pages\/about.mdx:1:28 "Ikeja" is where the example firm is; /),
    expect.stringMatching(/^content\/site.yaml:73:25 "Ikeja" is where /),
  ]);
});

test('the example firm is found in every text, of a firm with another name too', async () => {
  const root = await makeOwn(undefined, {
    '7.md': makeArticleText({}, '\n# Call 0800 000 0001\n'),
  });
  const add = async (file: string, before: string | RegExp, after: string) => {
    const text = await readFile(path.join(root, 'content', file), 'utf8');
    await writeFile(path.join(root, 'content', file), text.replace(before, after));
  };
  await add('pages.yaml', '{shortName}', 'Tamarind Bridge');
  await add('faq.yaml', 'Yes. We can meet', 'Yes. TAMARIND BRIDGE can meet');
  await add('pages/about.mdx', /^We are/, 'At tamarindbridge we are');
  await add('images/logo.svg', /d="/, '$&M0 48v-6A42 42 0 0 1 42 0');
  expect(await find(root)).toEqual([
    expect.stringMatching(/^content\/blog\/7.md:8:8 "0800 000 0001" reaches nobody; /),
    expect.stringMatching(/^content\/faq.yaml:\d+:\d+ "TAMARIND BRIDGE" is the example firm; /),
    expect.stringMatching(
      /^content\/images\/logo.svg:1:\d+ "M0 48v.+" is the example firm’s mark; /,
    ),
    expect.stringMatching(/^content\/pages.yaml:29:23 "Tamarind Bridge" is the example firm; /),
    expect.stringMatching(/^content\/pages\/about.mdx:1:4 "tamarindbridge" is the example firm; /),
  ]);
});
