import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeSite } from '../test-content';
import { MapFrame } from './map-frame';

test('the map is a named frame that loads when it comes into sight', () => {
  render(<MapFrame map={makeSite().map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  expect(frame).toHaveAttribute('src', 'https://map.example/embed');
  expect(frame).toHaveAttribute('loading', 'lazy');
});

test('the map may run its scripts and load its tiles, and may not take the visitor away', () => {
  render(<MapFrame map={makeSite().map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  const sandbox = frame.getAttribute('sandbox')?.split(' ');
  expect(sandbox).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin']));
  expect(sandbox?.filter((permission) => permission.startsWith('allow-top'))).toEqual([]);
  expect(frame).not.toHaveAttribute('referrerpolicy', 'no-referrer');
});
