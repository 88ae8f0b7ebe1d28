import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { embedsCopy, makeSite } from '../test-content';
import { MapFrame } from './map-frame';

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
const map = { ...makeSite().map, url };

test('the map is a named frame whose address waits for the start', () => {
  render(<MapFrame map={map} copy={embedsCopy.map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  expect(frame).not.toHaveAttribute('src');
  expect(frame).toHaveAttribute('data-src', url);
  expect(frame).not.toHaveAttribute('height');
});

test('the map may run its scripts, load its tiles and open a window, and nothing else', () => {
  render(<MapFrame map={map} copy={embedsCopy.map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  expect(frame.dataset.sandbox?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
});

test('the button says in the words of the content whose map it brings', () => {
  render(<MapFrame map={map} copy={embedsCopy.map} />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Fetch the map of OpenStreetMap$/);
});

test('a browser without scripts has a link to the map, and only such a browser', () => {
  const body = document.createElement('body');
  body.innerHTML = renderToStaticMarkup(<MapFrame map={map} copy={embedsCopy.map} />);
  const noscript = body.querySelector('noscript');
  // With scripts, what stands in it is text to the parser.
  expect(body.querySelector('a')).toBeNull();
  body.innerHTML = noscript?.textContent ?? '';
  const link = body.querySelector('a');
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveTextContent(/^To the map$/);
});
