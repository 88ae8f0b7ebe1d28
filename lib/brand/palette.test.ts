import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/site/list-files';
import { palette, replacePaletteVariables } from './palette';

test('replaces palette variables in an SVG with their colours, but does not change other CSS variables', () => {
  const colours = new Map([['--aro-700', '#006400']]);
  const text = '<g fill="var(--aro-700,#24397D)" style="stroke: var( --aro-700 )"/>var(--own, red)';
  expect(replacePaletteVariables(text, colours)).toBe(
    '<g fill="#006400" style="stroke: #006400"/>var(--own, red)',
  );
  expect(replacePaletteVariables('var(--osun, red)')).toBe(palette.osun);
});

test('finds no source file that repeats a colour from palette.css', async () => {
  const css = readFileSync('lib/brand/palette.css', 'utf8').toLowerCase();
  const colours = css.match(/#[\da-f]{6}(?=;)/g) ?? [];
  expect(colours).not.toEqual([]);
  const filesWithColour: string[] = [];
  for (const folder of ['app', 'components', 'lib']) {
    for (const name of await listFiles(folder)) {
      const file = `${folder}/${name}`;
      if (!/\.(?:css|tsx?|m?js|html)$/.test(file) || /\.test\.|fixture|palette\.css/.test(file))
        continue;
      const text = readFileSync(file, 'utf8').toLowerCase();
      if (colours.some((colour) => text.includes(colour))) filesWithColour.push(file);
    }
  }
  expect(filesWithColour).toEqual([]);
});
