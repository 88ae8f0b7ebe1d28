import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { TileName } from '@/lib/brand/drawings/tiles';
import { Cloth } from './cloth';

/** Where the strips of each pattern begin. */
function stripsOf(tiles: readonly TileName[]): number[][] {
  const { container } = render(<Cloth tiles={tiles} />);
  return [...container.querySelectorAll('[fill^="url"]')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M(\d+)/g)].map(([, x]) => Number(x)),
  );
}

test('every pattern has an id of its own, and its strips are filled with it', () => {
  const { container } = render(<Cloth tiles={['orita', 'ato']} />);
  const ids = Array.from(container.querySelectorAll('pattern'), ({ id }) => id);
  expect(ids).toEqual(['cloth-orita', 'cloth-ato']);
  const fills = Array.from(container.querySelectorAll('[fill^="url"]'), (path) =>
    path.getAttribute('fill'),
  );
  expect(fills).toEqual(ids.map((id) => `url(#${id})`));
});

test.each([[['orita', 'ato', 'igbi', 'rings']], [['seed', 'dingi']]] satisfies [TileName[]][])(
  'the strips of %j take turns without a gap',
  (tiles) => {
    const starts = stripsOf(tiles);
    expect(starts).toHaveLength(tiles.length);
    const turns = starts.flat().sort((one, other) => one - other);
    expect(turns).toEqual(Array.from({ length: 12 }, (_, index) => index * 192));
    expect(starts.map(([first]) => first)).toEqual(tiles.map((_, index) => index * 192));
  },
);

test('it is decoration', () => {
  const { container } = render(<Cloth tiles={['orita', 'ato']} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
