import { render, screen } from '@testing-library/react';
import type { PlaceMap } from '@/lib/content/place-map';
import { HOSTILE } from '../test-content';
import { find } from '../test-page';
import { OfficeMap } from './office-map';

type Feature = PlaceMap['features'][number];

const at = (longitude: number, latitude: number): [number, number] => [longitude, latitude];

const makeFeature = (
  type: Feature['geometry']['type'],
  lines: Feature['geometry']['lines'],
  name?: string,
  kind?: 'water',
): Feature => ({ geometry: { type, lines }, properties: { name, kind } });

/** Renders a map of two degrees on each side, at the equator unless another latitude is given. */
function renderMap(features: Feature[], latitude = 0) {
  const bbox: PlaceMap['bbox'] = [0, latitude - 1, 2, latitude + 1];
  const map: PlaceMap = { type: 'FeatureCollection', bbox, credit: HOSTILE, features };
  const office = { longitude: 0.5, latitude: latitude + 0.2 };
  render(<OfficeMap map={map} office={office} place="Sabon Gari" />);
}

function placeOf(words: string) {
  const text = screen.getByText(words);
  const spot = text.closest('svg');
  return [spot?.getAttribute('x'), spot?.getAttribute('y'), text.getAttribute('text-anchor')];
}

const paths = () => Array.from(document.querySelectorAll('path'), (path) => path.getAttribute('d'));

test('the pin, names, water and streets are at their places', () => {
  const shore = [at(0, 1), at(2, 1), at(2, -1), at(0, 1)];
  const island = [at(1, 0.5), at(1.5, 0.5), at(1.5, 0), at(1, 0.5)];
  renderMap([
    makeFeature('Polygon', [shore, island]),
    makeFeature('LineString', [[at(0, 0), at(3, 0)]]),
    makeFeature('Point', [[at(0.2, 0)]], 'Station'),
    makeFeature('Point', [[at(1.5, -1)]], `Market ${HOSTILE}`),
    makeFeature('Point', [[at(1, 0.5)]], 'Lake', 'water'),
  ]);
  expect(placeOf('Sabon Gari').slice(0, 2)).toEqual(['25%', '40%']);
  expect(placeOf('Station')).toEqual(['10%', '50%', 'end']);
  expect(placeOf(`Market ${HOSTILE}`)).toEqual(['75%', '100%', 'start']);
  expect(placeOf('Lake')).toEqual(['50%', '25%', 'middle']);
  expect(document.querySelectorAll('circle')).toHaveLength(2);
  expect(paths()).toEqual([
    'M0 0l500 0 0 500-500-500M250 125l125 0 0 125-125-125',
    'M0 250l750 0',
    expect.anything(),
  ]);
  expect(screen.getByText(HOSTILE)).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
  // The page has the address in words.
  expect(find('div > div')).toHaveAttribute('aria-hidden', 'true');
});

test('far from the equator, a degree to the east is shorter than one to the north', () => {
  renderMap([makeFeature('LineString', [[at(0, 60), at(2, 60)]])], 60);
  expect(paths()).toContain('M125 250l250 0');
});

test('without a map, the pin is in the middle', () => {
  const office = { longitude: 8.52, latitude: 12 };
  render(<OfficeMap map={undefined} office={office} place="Kano" />);
  expect(placeOf('Kano').slice(0, 2)).toEqual(['50%', '50%']);
  expect(document.body).toHaveTextContent(/^Kano$/);
});
