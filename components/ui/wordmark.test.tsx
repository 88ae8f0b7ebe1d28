import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import { logo } from '../test-content';
import { Wordmark } from './wordmark';

const wordmark = { logo, firm: { shortName: 'Palm Court' }, size: 36 } as const;
const getLogo = () => screen.getByRole('presentation');

test.each([
  ['Palm Court Advisory', 'Palm Court Advisory'],
  ['Palm Court', 'Advisers of Ikeja'],
])('renders “%s” if the short name is “Palm Court” and the name is “%s”', (text, name) => {
  const firm = { name, shortName: 'Palm Court' };
  const { container } = render(<Wordmark {...wordmark} firm={firm} background="light" />);
  expect(container.textContent).toBe(text);
});

test('renders no text beside a logo that contains the name of the firm', () => {
  const { container } = render(
    <Wordmark {...wordmark} logo={{ ...logo, containsName: true }} background="light" />,
  );
  expect(screen.getByRole('img', { name: 'Palm Court' })).toBeVisible();
  expect(container.textContent).toBe('');
});

test.each([
  ['light version', 'light', undefined, logo.image.dataUrl, false],
  ['dark version', 'dark', logo.darkImage, '/images/logo-dark.svg', false],
  ['only version on a plate', 'dark', undefined, '/images/logo.svg', true],
] as const)('renders its %s on a %s background', (_look, background, darkImage, src, hasPlate) => {
  render(<Wordmark {...wordmark} logo={{ ...logo, darkImage }} background={background} />);
  expect(getLogo()).toHaveAttribute('src', src);
  expect(getLogo().hasAttribute('class')).toBe(hasPlate);
});

test('scales a logo of 300 × 100 px down to 108 × 36 px', () => {
  const image = makeImage('logo.svg', 300, 100);
  render(<Wordmark {...wordmark} logo={{ ...logo, image }} background="light" />);
  expect(getLogo()).toHaveAttribute('width', '108');
  expect(getLogo()).toHaveAttribute('height', '36');
});
