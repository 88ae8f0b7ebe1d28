import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import { logo } from '../test-content';
import { Wordmark } from './wordmark';

const wordmark = { logo, firm: { shortName: 'Palm Court' }, size: 36 } as const;
const getLogo = () => screen.getByRole('presentation');

test.each([
  ['Palm Court Advisory', 'Palm Court Advisory'],
  ['Advisers of Ikeja', 'Palm Court'],
])('for a firm named “%s”, renders the name “%s”', (name, text) => {
  const firm = { name, shortName: 'Palm Court' };
  const { container } = render(<Wordmark {...wordmark} firm={firm} background="light" />);
  expect(container.textContent).toBe(text);
});

test('renders no text beside a logo that contains the name', () => {
  const { container } = render(
    <Wordmark {...wordmark} logo={{ ...logo, containsName: true }} background="light" />,
  );
  expect(screen.getByRole('img', { name: 'Palm Court' })).toBeVisible();
  expect(container.textContent).toBe('');
});

test.each([
  ['light', undefined, logo.image.dataUrl, false],
  ['dark', logo.darkImage, '/images/logo-dark.svg', false],
  ['dark', undefined, '/images/logo.svg', true],
] as const)(
  'on a %s background with the dark version %j, renders the logo %s',
  (ground, darkImage, src, hasPlate) => {
    render(<Wordmark {...wordmark} logo={{ ...logo, darkImage }} background={ground} />);
    expect(getLogo()).toHaveAttribute('src', src);
    expect(getLogo().hasAttribute('class')).toBe(hasPlate);
  },
);

test('renders a logo of 300 × 100 px at 108 × 36 px', () => {
  render(
    <Wordmark
      {...wordmark}
      logo={{ ...logo, image: makeImage('logo.svg', 300, 100) }}
      background="light"
    />,
  );
  expect(getLogo()).toHaveAttribute('width', '108');
  expect(getLogo()).toHaveAttribute('height', '36');
});
