import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import { logo } from '../test-content';
import { Wordmark } from './wordmark';

const site = { name: 'Palm Court Advisory', shortName: 'Palm Court' };
const getLogo = () => screen.getByRole('presentation');

test.each([
  ['Palm Court Advisory', 'light', 'Palm Court Advisory'],
  ['Palm Court', 'light', 'Advisers of Ikeja'],
  ['Palm Court', 'dark', 'Palm Court Advisory'],
] as const)('renders “%s” on a %s background if the name is “%s”', (text, background, name) => {
  const { container } = render(
    <Wordmark logo={logo} site={{ ...site, name }} background={background} />,
  );
  expect(container.textContent).toBe(text);
});

test.each([
  ['light version', 'light', undefined, logo.image.dataUrl, false],
  ['dark version', 'dark', logo.darkImage, '/images/logo-dark.svg', false],
  ['only version on a plate', 'dark', undefined, '/images/logo.svg', true],
] as const)('renders its %s on a %s background', (_look, background, darkImage, src, hasPlate) => {
  render(<Wordmark logo={{ ...logo, darkImage }} site={site} background={background} />);
  expect(getLogo()).toHaveAttribute('src', src);
  expect(getLogo().hasAttribute('class')).toBe(hasPlate);
});

test.each([
  ['108 × 36 px beside the name', 'Palm Court Advisory', '108', '36', false],
  ['144 × 48 px without text if it contains the name', '', '144', '48', true],
])('scales a logo of 300 × 100 px down to %s', (_size, text, width, height, containsName) => {
  const image = makeImage('logo.svg', 300, 100);
  render(<Wordmark logo={{ ...logo, image, containsName }} site={site} background="light" />);
  const renderedLogo = containsName ? screen.getByRole('img', { name: 'Palm Court' }) : getLogo();
  expect(renderedLogo).toHaveAttribute('width', width);
  expect(renderedLogo).toHaveAttribute('height', height);
  expect(document.body).toHaveTextContent(new RegExp(`^${text}$`));
});
