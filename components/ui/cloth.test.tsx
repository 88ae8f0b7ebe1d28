import { render } from '@testing-library/react';
import { Cloth } from './cloth';
import { Swatch } from './swatch';

const ids = () => Array.from(document.querySelectorAll('pattern'), ({ id }) => `url(#${id})`);
const filled = () => [...document.querySelectorAll('[fill^="url"]')];
const fills = () => filled().map((shape) => shape.getAttribute('fill'));

test('the strips of a cloth take turns without a gap, each with its own pattern', () => {
  const tiles = ['orita', 'ato', 'igbi', 'rings'] as const;
  render(<Cloth tiles={tiles} />);
  expect(ids()).toEqual(tiles.map((tile) => `url(#cloth-${tile})`));
  expect(fills()).toEqual(ids());
  const starts = filled().map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M(\d+)/g)].map(([, x]) => Number(x)),
  );
  expect(starts).toEqual([0, 192, 384, 576].map((first) => [first, first + 768, first + 1536]));
});

test('two swatches with one tile have a pattern each', () => {
  render(['first', 'second'].map((id) => <Swatch tile="orita" id={id} key={id} />));
  expect(ids()).toEqual(['url(#first)', 'url(#second)']);
  expect(fills()).toEqual(ids());
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 384 288');
});
