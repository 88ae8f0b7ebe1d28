import { render } from '@testing-library/react';
import { Swatch } from './swatch';

const ids = () => Array.from(document.querySelectorAll('pattern'), ({ id }) => `url(#${id})`);
const filled = () => [...document.querySelectorAll('[fill^="url"]')];
const fills = () => filled().map((shape) => shape.getAttribute('fill'));

test('two swatches with one tile have a pattern each', () => {
  render(['first', 'second'].map((id) => <Swatch tile="orita" id={id} key={id} />));
  expect(ids()).toEqual(['url(#first)', 'url(#second)']);
  expect(fills()).toEqual(ids());
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 384 288');
});
