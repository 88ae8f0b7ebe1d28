import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '../test-content';
import { Picture } from './picture';

const photo = makeImage({ name: 'market', file: 'market.jpg', width: 900, height: 1200 });

test('a picture has its address, its words and its size', () => {
  render(<Picture image={makeImage()} alt="A stem" sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'A stem' });
  expect(picture).toHaveAttribute('src', '/images/tax.svg');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '675');
});

test('a picture further down waits until it is near', () => {
  render(<Picture image={makeImage()} alt="A stem" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
});

test('a picture seen at once is loaded first', () => {
  render(<Picture image={makeImage()} alt="A stem" sizes="100vw" aboveTheFold />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a picture without words is decoration, not a nameless picture', () => {
  render(<Picture image={makeImage()} alt="" sizes="100vw" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('a drawing is one file for every window', () => {
  const { container } = render(<Picture image={makeImage()} alt="A stem" sizes="100vw" />);
  expect(container.querySelector('picture, source')).toBeNull();
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
});

test('a photo is offered as AVIF, else as WebP, as wide as its place', () => {
  const { container } = render(<Picture image={photo} alt="A market" sizes="50vw" />);
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute(
    'srcset',
    '/images/market-400.avif 400w, /images/market-800.avif 800w, /images/market-900.avif 900w',
  );
  expect(source).toHaveAttribute('sizes', '50vw');
  const picture = screen.getByRole('img', { name: 'A market' });
  expect(source?.nextElementSibling).toBe(picture);
  expect(picture).toHaveAttribute('src', '/images/market-800.webp');
  expect(picture).toHaveAttribute(
    'srcset',
    expect.stringContaining('/images/market-900.webp 900w'),
  );
  expect(picture).toHaveAttribute('sizes', '50vw');
});

test('a photo has the size of its master, and its place gives it its look', () => {
  render(<Picture className="look" image={photo} alt="A market" sizes="50vw" aboveTheFold />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '900');
  expect(picture).toHaveAttribute('height', '1200');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('class', 'look');
});

test('another drawing may stand in a wide window', () => {
  const wide = makeImage({ name: 'tall', file: 'tall.svg' });
  const { container } = render(
    <Picture image={makeImage()} wide={wide} alt="A stem" sizes="50vw" />,
  );
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', '(min-width: 1024px)');
  expect(source).toHaveAttribute('srcset', '/images/tall.svg');
  expect(screen.getByRole('img', { name: 'A stem' })).toHaveAttribute('src', '/images/tax.svg');
});

test('another photo may stand in a wide window, in both formats', () => {
  const { container } = render(<Picture image={makeImage()} wide={photo} alt="" sizes="50vw" />);
  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual([
    'image/avif',
    'image/webp',
  ]);
  for (const source of sources) {
    expect(source).toHaveAttribute('media', '(min-width: 1024px)');
    expect(source).toHaveAttribute('sizes', '50vw');
  }
});
