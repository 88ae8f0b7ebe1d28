import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/site/list-files';
import { palette, resolvePalette } from './palette';

test('a colour of the palette replaces its name, and other variables stay', () => {
  const values = new Map([['--aro-700', '#006400']]);
  const text = '<g fill="var(--aro-700,#24397D)" style="stroke: var( --aro-700 )"/>var(--own, red)';
  expect(resolvePalette(text, values)).toBe(
    '<g fill="#006400" style="stroke: #006400"/>var(--own, red)',
  );
  expect(resolvePalette('var(--osun, red)')).toBe(palette.osun);
});

test('no other file of the site repeats a value of the palette', async () => {
  const css = readFileSync('lib/brand/palette.css', 'utf8').toLowerCase();
  const values = css.match(/#[\da-f]{6}(?=;)/g) ?? [];
  expect(values).not.toEqual([]);
  const repeated: string[] = [];
  for (const folder of ['app', 'components', 'lib']) {
    for (const name of await listFiles(folder)) {
      const file = `${folder}/${name}`;
      if (!/\.(?:css|tsx?|m?js|html)$/.test(file) || /\.test\.|fixture|palette\.css/.test(file))
        continue;
      const text = readFileSync(file, 'utf8').toLowerCase();
      if (values.some((value) => text.includes(value))) repeated.push(file);
    }
  }
  expect(repeated).toEqual([]);
});
