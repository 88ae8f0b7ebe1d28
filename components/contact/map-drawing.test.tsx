import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { PlaceMap } from '@/lib/content/place-map';
import { find } from '../test-page';
import { MapDrawing } from './map-drawing';

type Feature = PlaceMap['features'][number];

/** A feature whose lines are given as positions with commas between. */
const feature = (
  type: Feature['geometry']['type'],
  lines: string[],
  properties: Partial<Feature['properties']> = {},
): Feature => ({
  geometry: {
    type,
    lines: lines.map((line) =>
      line.split(', ').map((position): [number, number] => {
        const [longitude = NaN, latitude = NaN] = position.split(' ').map(Number);
        return [longitude, latitude];
      }),
    ),
  },
  properties: { name: undefined, kind: undefined, ...properties },
});

/** Two degrees on each side, at the equator unless another latitude is given. */
function show(features: Feature[], latitude = 0): HTMLElement {
  const map: PlaceMap = {
    type: 'FeatureCollection',
    bbox: [0, latitude - 1, 2, latitude + 1],
    credit: 'Of the surveyor',
    features,
  };
  const office = { longitude: 0.5, latitude: latitude + 0.2 };
  return render(<MapDrawing map={map} office={office} place="Sabon Gari" />).container;
}

const placeOf = (root: ParentNode, words: string) => {
  const text = [...root.querySelectorAll('text')].find((it) => it.textContent === words);
  const spot = text?.closest('svg');
  return [spot?.getAttribute('x'), spot?.getAttribute('y'), text?.getAttribute('text-anchor')];
};

const pathsOf = (root: ParentNode) =>
  [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('the pin, names, water and streets stand at their places', () => {
  const root = show([
    feature('Polygon', ['0 1, 2 1, 2 -1, 0 1', '1 0.5, 1.5 0.5, 1.5 0, 1 0.5']),
    feature('LineString', ['0 0, 3 0']),
    feature('Point', ['0.2 0'], { name: 'Station' }),
    feature('Point', ['1.5 -1'], { name: 'Market' }),
    feature('Point', ['1 0.5'], { name: 'Lake', kind: 'water' }),
  ]);
  expect(placeOf(root, 'Sabon Gari').slice(0, 2)).toEqual(['25%', '40%']);
  expect(placeOf(root, 'Station')).toEqual(['10%', '50%', 'end']);
  expect(placeOf(root, 'Market')).toEqual(['75%', '100%', 'start']);
  expect(placeOf(root, 'Lake')).toEqual(['50%', '25%', 'middle']);
  expect(root.querySelectorAll('circle')).toHaveLength(2);
  expect(pathsOf(root)).toEqual([
    'M0 0l500 0 0 500-500-500M250 125l125 0 0 125-125-125',
    'M0 250l750 0',
    expect.anything(),
  ]);
  expect(root).toHaveTextContent('Of the surveyor');
});

test('far from the equator, a degree to the east is as short as on the ground', () => {
  const root = show([feature('LineString', ['0 60, 2 60'])], 60);
  expect(pathsOf(root)).toContain('M125 250l250 0');
});

test('without a map, the pin stands in the middle', () => {
  const office = { longitude: 8.52, latitude: 12 };
  const { container } = render(<MapDrawing map={undefined} office={office} place="Kano" />);
  expect(placeOf(container, 'Kano').slice(0, 2)).toEqual(['50%', '50%']);
  expect(container).toHaveTextContent(/^Kano$/);
});

test('screen readers, which have the address, pass it over', () => {
  expect(find('div', show([]))).toHaveAttribute('aria-hidden', 'true');
});
