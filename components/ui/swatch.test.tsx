import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Swatch } from './swatch';

test('each swatch is filled with its own pattern, even two of one cloth', () => {
  const { container } = render(
    <>
      <Swatch tile="orita" columns={2} rows={3} id="first" />
      <Swatch tile="orita" columns={2} rows={3} id="second" />
    </>,
  );
  const swatches = Array.from(container.querySelectorAll('svg'), (svg) => ({
    pattern: svg.querySelector('pattern')?.id,
    fill: svg.querySelector('[fill]')?.getAttribute('fill'),
  }));
  expect(swatches).toEqual([
    { pattern: 'first', fill: 'url(#first)' },
    { pattern: 'second', fill: 'url(#second)' },
  ]);
});

test('a swatch shows whole tiles and is decoration', () => {
  const { container } = render(<Swatch tile="seed" columns={4} rows={2} id="a" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('viewBox', '0 0 384 192');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
});
