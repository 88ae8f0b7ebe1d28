import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import { renderPage } from '../test-page';
import { ContentImage } from './content-image';

const photo = makeImage('market.jpg', 900, 1200);
const AVIF =
  '/images/market-400.avif 400w, /images/market-800.avif 800w, /images/market-900.avif 900w';
const WEBP = AVIF.replaceAll('avif', 'webp');

const read = (element: Element | undefined, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name));

test.each([
  ['lazy', false, null],
  ['eager', true, 'high'],
])('renders a drawing with loading=%s if aboveTheFold is %s', (loading, aboveTheFold, priority) => {
  render(<ContentImage image={makeImage()} alt="A" sizes="9vw" aboveTheFold={aboveTheFold} />);
  const image = screen.getByRole('img', { name: 'A' });
  expect(read(image, 'src', 'width', 'height')).toEqual(['/images/tax.svg', '1200', '675']);
  expect(read(image, 'loading', 'fetchpriority')).toEqual([loading, priority]);
  expect(read(image, 'srcset', 'sizes')).toEqual([null, null]);
  expect(document.querySelector('picture')).toBeNull();
});

test('inlines a small drawing only above the fold', () => {
  const image = { ...makeImage(), dataUrl: 'data:image/svg+xml,a' };
  renderPage(<ContentImage image={image} alt="A" sizes="9vw" aboveTheFold />);
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', image.dataUrl);
  renderPage(<ContentImage image={image} alt="B" sizes="9vw" />);
  expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('src', '/images/tax.svg');
});

test('renders a photo with AVIF and WebP versions in several widths', () => {
  render(<ContentImage className="look" image={photo} alt="A" sizes="50vw" />);
  const sources = document.querySelectorAll('picture > source');
  const attributes = Array.from(sources, (source) => read(source, 'type', 'srcset', 'sizes'));
  expect(attributes).toEqual([['image/avif', AVIF, '50vw']]);
  const image = screen.getByRole('img', { name: 'A' });
  expect(sources[0]?.nextElementSibling).toBe(image);
  expect(read(image, 'src', 'srcset', 'sizes')).toEqual(['/images/market-800.webp', WEBP, '50vw']);
  expect(read(image, 'width', 'height', 'class')).toEqual(['900', '1200', 'look']);
});

test('renders another drawing for wide viewports', () => {
  renderPage(<ContentImage image={makeImage()} wideImage={makeImage('tall.svg')} alt="A" />);
  const sources = [...document.querySelectorAll('picture > source')];
  const attributes = sources.map((source) => read(source, 'media', 'srcset'));
  expect(attributes).toEqual([['(min-width: 75em)', '/images/tall.svg']]);
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', '/images/tax.svg');
});
