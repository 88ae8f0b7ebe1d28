import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import { showPage } from '../test-page';
import { ContentImage } from './content-image';

const photo = makeImage('market.jpg', 900, 1200);
const AVIF =
  '/images/market-400.avif 400w, /images/market-800.avif 800w, /images/market-900.avif 900w';
const WEBP = AVIF.replaceAll('avif', 'webp');

/** The attributes of an element, null where it has none. */
const read = (element: Element | undefined, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name));

test.each([
  [false, 'lazy', null],
  [true, 'eager', 'high'],
])('a drawing is one file, with its size; above the fold %s: %s', (aboveTheFold, ...loading) => {
  render(<ContentImage image={makeImage()} alt="A" sizes="9vw" aboveTheFold={aboveTheFold} />);
  const image = screen.getByRole('img', { name: 'A' });
  expect(read(image, 'src', 'width', 'height')).toEqual(['/images/tax.svg', '1200', '675']);
  expect(read(image, 'loading', 'fetchpriority')).toEqual(loading);
  expect(read(image, 'srcset', 'sizes')).toEqual([null, null]);
  expect(document.querySelector('picture')).toBeNull();
});

test('a small drawing above the fold is in the page, and the browser paints it at once', () => {
  const image = { ...makeImage(), dataUrl: 'data:image/svg+xml,a' };
  showPage(<ContentImage image={image} alt="A" sizes="9vw" aboveTheFold />);
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', image.dataUrl);
  // Where the parser makes a pause.
  expect(document.body.lastElementChild?.tagName).toBe('SCRIPT');
  showPage(<ContentImage image={image} alt="B" sizes="9vw" />);
  expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('src', '/images/tax.svg');
});

test('a photo is offered as AVIF and as WebP, in several widths', () => {
  render(<ContentImage className="look" image={photo} alt="A" sizes="50vw" />);
  const sources = document.querySelectorAll('picture > source');
  expect(Array.from(sources, (source) => read(source, 'type', 'srcset', 'sizes'))).toEqual([
    ['image/avif', AVIF, '50vw'],
  ]);
  const image = screen.getByRole('img', { name: 'A' });
  expect(sources[0]?.nextElementSibling).toBe(image);
  expect(read(image, 'src', 'srcset', 'sizes')).toEqual(['/images/market-800.webp', WEBP, '50vw']);
  expect(read(image, 'width', 'height', 'class')).toEqual(['900', '1200', 'look']);
});

test.each([
  ['is a file', {}, '/images/tax.svg', '/images/tall.svg'],
  ['is in the page', { aboveTheFold: true }, 'data:a', 'data:b'],
])('a wide window shows another drawing, which %s', (_what, props, src, srcset) => {
  const image = { ...makeImage(), dataUrl: 'data:a' };
  const wide = { ...makeImage('tall.svg'), dataUrl: 'data:b' };
  showPage(<ContentImage image={image} wide={wide} wideFrom={48} alt="A" {...props} />);
  const sources = [...document.querySelectorAll('picture > source')];
  expect(sources.map((source) => read(source, 'media', 'srcset'))).toEqual([
    ['(min-width: 48em)', srcset],
  ]);
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', src);
});
