import { render } from '@testing-library/react';
import { Cloth, Swatch } from './cloth';

/** The patterns that the SVGs define, and those that they fill their shapes with. */
function readPatterns(container: HTMLElement) {
  const patterns = [...container.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`);
  const filled = [...container.querySelectorAll('[fill^="url"]')];
  return { patterns, filled, fills: filled.map((path) => path.getAttribute('fill')) };
}

test.each([[['orita', 'ato', 'igbi', 'rings'] as const], [['seed', 'dingi'] as const]])(
  'the strips of %j take turns without a gap, each filled with its own pattern',
  (tiles) => {
    const { container } = render(<Cloth tiles={tiles} />);
    const { patterns, filled, fills } = readPatterns(container);
    expect(patterns).toEqual(tiles.map((tile) => `url(#cloth-${tile})`));
    expect(fills).toEqual(patterns);
    const starts = filled.map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M(\d+)/g)].map(([, x]) => Number(x)),
    );
    expect(starts.map(([first]) => first)).toEqual(tiles.map((_, index) => index * 192));
    const inOrder = starts.flat().sort((one, other) => one - other);
    expect(inOrder).toEqual(Array.from({ length: 12 }, (_, index) => index * 192));
  },
);

test('two swatches of one tile are filled each with its own pattern, in whole tiles', () => {
  const { container } = render(
    <>
      <Swatch tile="orita" columns={4} rows={2} id="first" />
      <Swatch tile="orita" columns={4} rows={2} id="second" />
    </>,
  );
  const { patterns, fills } = readPatterns(container);
  expect(patterns).toEqual(['url(#first)', 'url(#second)']);
  expect(fills).toEqual(patterns);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 384 192');
});
