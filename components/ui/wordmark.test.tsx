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
])('if the name is “%s” and the short name “Palm Court”, renders “%s”', (name, text) => {
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
  ['light', 'the logo', undefined, logo.image.dataUrl, false],
  ['dark', 'the dark version of the logo', logo.darkImage, '/images/logo-dark.svg', false],
  ['dark', 'the logo on a plate if it has no dark version', undefined, '/images/logo.svg', true],
] as const)(
  'when the background is %s, renders %s',
  (background, _title, darkImage, src, hasPlate) => {
    render(<Wordmark {...wordmark} logo={{ ...logo, darkImage }} background={background} />);
    expect(getLogo()).toHaveAttribute('src', src);
    expect(getLogo().hasAttribute('class')).toBe(hasPlate);
  },
);

test('scales a logo of 300 × 100 px down to 108 × 36 px', () => {
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
