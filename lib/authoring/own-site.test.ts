import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@/lib/content/files/yaml-document';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent, FIXTURE } from '@/lib/content/test-folder';
import { deleteSamples, updateSite } from './own-site';

const readSite = () => readFile(path.join(FIXTURE, 'content/site.yaml'), 'utf8');

test('facts of a file replace those of site.yaml, whose comments stay', async () => {
  const before = await readSite();
  const given = parseYaml('name: Kano Grain\naddress: { city: Kano }\n', 'firm.yaml');
  const after = updateSite(before, given).value ?? '';
  const changed = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
  expect(changed).toEqual(['name: Kano Grain', '  city: Kano']);
});

test('deletes the sample articles, the map and the redirects, and keeps other files', async () => {
  const root = await copyContent({ '7.md': makeArticleText(), '12.md': 'broken', 'notes.txt': '' });
  const content = path.join(root, 'content');
  await writeFile(`${content}/redirects.yaml`, '# Gone\n- from: /blog/9 # old\n  to: /blog\n');
  await writeFile(`${content}/map.geojson`, '{}');
  expect(await deleteSamples(root)).toBe(2);
  expect(await readdir(`${content}/blog`)).toEqual(['notes.txt']);
  expect(await readdir(content)).not.toContain('map.geojson');
  expect(await readFile(`${content}/redirects.yaml`, 'utf8')).toBe('# Gone\n');
});
