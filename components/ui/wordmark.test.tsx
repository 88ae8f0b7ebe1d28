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

test('a logo that has the name in it is the only name', () => {
  const { container } = render(
    <Wordmark {...wordmark} logo={{ ...logo, hasName: true }} ground="light" />,
  );
  expect(screen.getByRole('img', { name: 'Palm Court' })).toBeVisible();
  expect(container.textContent).toBe('');
});

test.each([
  ['light', false, false],
  ['dark', true, false],
  ['dark', false, true],
] as const)(
  'on %s, with a dark version %s, the logo has a plate: %s',
  (ground, hasDarkVersion, hasPlate) => {
    render(<Wordmark {...wordmark} logo={{ ...logo, hasDarkVersion }} ground={ground} />);
    expect(image()).toHaveAttribute('src', logo.urls[ground]);
    expect(image().hasAttribute('class')).toBe(hasPlate);
  },
);
