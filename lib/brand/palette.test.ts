import { palette, replacePaletteVariables } from './palette';

test('replaces palette variables in an SVG with their colours, but does not change other CSS variables', () => {
  const colours = new Map([['--aro-700', '#006400']]);
  const text = '<g fill="var(--aro-700,#24397D)" style="stroke: var( --aro-700 )"/>var(--own, red)';
  expect(replacePaletteVariables(text, colours)).toBe(
    '<g fill="#006400" style="stroke: #006400"/>var(--own, red)',
  );
  expect(replacePaletteVariables('var(--osun, red)')).toBe(palette.osun);
});
