import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '../test-content';
import { Picture } from './picture';

test('a picture has its address, its words and its size', () => {
  render(<Picture image={makeImage()} alt="A stem" />);
  const picture = screen.getByRole('img', { name: 'A stem' });
  expect(picture).toHaveAttribute('src', '/images/tax.svg');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '675');
});

test('a picture further down waits until it is near', () => {
  render(<Picture image={makeImage()} alt="A stem" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
});

test('a picture seen at once is loaded first', () => {
  render(<Picture image={makeImage()} alt="A stem" aboveTheFold />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a picture without words is decoration, not a nameless picture', () => {
  render(<Picture image={makeImage()} alt="" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
