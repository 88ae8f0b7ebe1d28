import { render } from '@testing-library/react';
import { Cloth, Swatch } from './cloth';

/** The patterns that the SVGs define, and those that they fill their shapes with. */
function readPatterns(container: HTMLElement) {
  const patterns = [...container.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`);
  const filled = [...container.querySelectorAll('[fill^="url"]')];
  return { patterns, filled, fills: filled.map((path) => path.getAttribute('fill')) };
}

test('the strips take turns without a gap, each filled with its own pattern', () => {
  const tiles = ['orita', 'ato', 'igbi', 'rings'] as const;
  const { container } = render(<Cloth tiles={tiles} />);
  const { patterns, filled, fills } = readPatterns(container);
  expect(patterns).toEqual(tiles.map((tile) => `url(#cloth-${tile})`));
  expect(fills).toEqual(patterns);
  const starts = filled.map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M(\d+)/g)].map(([, x]) => Number(x)),
  );
  expect(starts).toEqual([0, 192, 384, 576].map((first) => [first, first + 768, first + 1536]));
});

test('two swatches of one tile are filled each with its own pattern, in whole tiles', () => {
  const { container } = render(
    <>
      <Swatch tile="orita" id="first" />
      <Swatch tile="orita" id="second" />
    </>,
  );
  const { patterns, fills } = readPatterns(container);
  expect(patterns).toEqual(['url(#first)', 'url(#second)']);
  expect(fills).toEqual(patterns);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 384 288');
});
