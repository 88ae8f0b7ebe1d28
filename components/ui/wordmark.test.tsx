import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
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

test.each([
  ['light', false, 'logo.svg', false],
  ['dark', true, 'logo-on-dark.svg', false],
  ['dark', false, 'logo-on-dark.svg', true],
] as const)('on %s, with a dark version %s, the logo is %s; on a plate: %s', (...row) => {
  const [ground, hasDarkVersion, file, hasPlate] = row;
  render(<Wordmark {...wordmark} logo={{ ...logo, hasDarkVersion }} ground={ground} />);
  expect(image()).toHaveAttribute('src', `/icons/${file}`);
  expect(image().hasAttribute('class')).toBe(hasPlate);
});

test('a wide logo keeps its proportions', () => {
  render(<Wordmark {...wordmark} logo={{ ...logo, width: 300, height: 100 }} ground="light" />);
  expect(image()).toHaveAttribute('width', '108');
  expect(image()).toHaveAttribute('height', '36');
});
