import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findPlaceholders } from './placeholders';

const find = async (root: string) => {
  const { site } = await loadContent(root);
  return (await findPlaceholders(root, site)).map(formatDiagnostic);
};

test('names each stand-in of the facts and of an article at its place', async () => {
  const text = '\nTAMARIND BRIDGE writes:\n\n# Call 0800 000 0001\n';
  const found = await find(await copyContent({ '7.md': makeArticleText({}, text) }));
  const places = [
    'blog/7.md:8:1 "TAMARIND BRIDGE" is the example firm; ',
    'blog/7.md:10:8 "0800 000 0001" reaches nobody; ',
    'site.yaml:13:6 "https://www.irokocrossing.example" is an address that leads nowhere; ',
    'site.yaml:15:8 "hello@iroko.example" reaches nobody; ',
    'site.yaml:17:6 "+234 800 000 0001" reaches nobody; ',
    'site.yaml:18:6 "+234 800 000 0002" reaches nobody; ',
    'site.yaml:21:13 "Example Street" is no street; ',
    'site.yaml:35:10 "https://facebook.example/irokocrossing" is an address ',
    'site.yaml:37:10 "https://x.example/irokocrossing" is an address ',
    'site.yaml:39:10 "https://instagram.example/irokocrossing" is an address ',
    'site.yaml:57:8 "https://broker.example/" is an address ',
    'site.yaml:62:7 form.id: messages do not leave the host ',
    'site.yaml:68:7 newsletter.url: nobody can sign up ',
    'site.yaml:74:113 "6.59651" is the example’s point on the map; ',
    'site.yaml:75:13 "6.59651" is the example’s point on the map; ',
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
    .replaceAll('6.59651', '6.45');
  await writeFile(file, text);
  expect(await find(root)).toEqual([]);
});
