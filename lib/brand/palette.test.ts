import { palette, replacePaletteVariables } from './palette';

test('replaces palette variables in an SVG with their colours, but does not change other CSS variables', () => {
  const text = '<g fill="var(--osun,red)" style="stroke: var( --osun )"/>var(--own, red)';
  const { osun } = palette;
  expect(replacePaletteVariables(text)).toBe(
    `<g fill="${osun}" style="stroke: ${osun}"/>var(--own, red)`,
  );
});
