import { palette, replacePaletteVariables } from './palette';

test('replaces palette variables in an SVG with their colours, but does not change other CSS variables', () => {
  const text = '<g fill="var(--cotton,red)" style="stroke: var( --cotton )"/>var(--own, red)';
  const { cotton } = palette;
  expect(replacePaletteVariables(text)).toBe(
    `<g fill="${cotton}" style="stroke: ${cotton}"/>var(--own, red)`,
  );
});
