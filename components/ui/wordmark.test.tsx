import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import { logo } from '../test-content';
import { Wordmark } from './wordmark';

const wordmark = { logo, firm: { shortName: 'Palm Court' }, size: 36 } as const;
const image = () => screen.getByRole('presentation');

test.each([
  ['Palm Court Advisory', 'Palm Court Advisory'],
  ['Advisers of Ikeja', 'Palm Court'],
])('the firm “%s” is named “%s”', (name, text) => {
  const firm = { name, shortName: 'Palm Court' };
  const { container } = render(<Wordmark {...wordmark} firm={firm} ground="light" />);
  expect(container.textContent).toBe(text);
});

test('a logo that has the name in it is the only name', () => {
  const { container } = render(
    <Wordmark {...wordmark} logo={{ ...logo, hasName: true }} ground="light" />,
  );
  expect(screen.getByRole('img', { name: 'Palm Court' })).toBeVisible();
  expect(container.textContent).toBe('');
});

test.each([
  ['light', undefined, logo.image.dataUrl, false],
  ['dark', logo.onDark, '/images/logo-dark.svg', false],
  ['dark', undefined, '/images/logo.svg', true],
] as const)('on %s, with the dark version %j, the logo is %s', (ground, onDark, src, hasPlate) => {
  render(<Wordmark {...wordmark} logo={{ ...logo, onDark }} ground={ground} />);
  expect(image()).toHaveAttribute('src', src);
  expect(image().hasAttribute('class')).toBe(hasPlate);
});

test('a wide logo keeps its proportions', () => {
  render(
    <Wordmark
      {...wordmark}
      logo={{ ...logo, image: makeImage('logo.svg', 300, 100) }}
      ground="light"
    />,
  );
  expect(image()).toHaveAttribute('width', '108');
  expect(image()).toHaveAttribute('height', '36');
});
