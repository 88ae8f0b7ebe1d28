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

test.each([
  ['108 × 36 px', '108', '36', false],
  ['144 × 48 px if the logo contains the name of the firm', '144', '48', true],
])('scales a logo of 300 × 100 px down to %s', (_size, width, height, containsName) => {
  const image = makeImage('logo.svg', 300, 100);
  render(<Wordmark {...wordmark} logo={{ ...logo, image, containsName }} background="light" />);
  const renderedLogo = screen.getByRole(containsName ? 'img' : 'presentation');
  expect(renderedLogo).toHaveAttribute('width', width);
  expect(renderedLogo).toHaveAttribute('height', height);
});
