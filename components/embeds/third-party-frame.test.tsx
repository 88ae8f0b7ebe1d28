import { screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import type { ImageAsset } from '@/lib/images/images';
import { HOSTILE_HTML } from '../test-content';
import { findElement, renderPage, runScripts } from '../test-page';
import { MapFrame } from './map-frame';

const MAP_URL = `https://maps.test/embed?bbox=1,2,3,4&${HOSTILE_HTML}`;

function openPage(connection?: object, drawing?: ImageAsset) {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const map = { url: MAP_URL, title: HOSTILE_HTML, credit: 'Data: GeoNames' };
  renderPage(<MapFrame map={map} drawing={drawing} place="Ikeja" />);
  runScripts();
  return screen.getByTitle(HOSTILE_HTML);
}

function finishLoading() {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(0);
}

test('sets the URL of a frame in a new task after the page has loaded', () => {
  const frame = openPage();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('load'));
  expect(frame).not.toHaveAttribute('src');
  jest.advanceTimersByTime(0);
  expect(frame).toHaveAttribute('src', MAP_URL);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test.each([
  ['4g with Save-Data', { saveData: true, effectiveType: '4g' }, null],
  ['slow-2g', { saveData: false, effectiveType: 'slow-2g' }, null],
  ['3g', { saveData: false, effectiveType: '3g' }, MAP_URL],
])('loads a frame on a %s connection, or waits for a click', (_type, connection, src) => {
  const frame = openPage(connection);
  finishLoading();
  expect(frame.getAttribute('src')).toBe(src);
  if (src !== null) return;
  const button = screen.getByRole('button', { name: 'Load the map (maps.test)' });
  button.click();
  expect(frame).toHaveAttribute('src', MAP_URL);
  expect(frame).toHaveFocus();
  expect(button).not.toBeInTheDocument();
});

test('renders a drawing and its credit instead of the map pin if the site has a drawing of the map', () => {
  openPage(undefined, makeImage('map.svg'));
  expect(findElement('[aria-hidden] > img')).toHaveAttribute('src', '/images/map.svg');
  expect(findElement('#map')).toHaveTextContent(/^Data: GeoNames$/);
});
