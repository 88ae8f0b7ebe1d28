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
  ['light version', 'light', 'light', undefined, logo.image.dataUrl, false],
  ['dark version', 'dark', 'dark', logo.darkImage, '/images/logo-dark.svg', false],
  [
    'light version on a plate',
    'dark and it has no other version',
    'dark',
    undefined,
    '/images/logo.svg',
    true,
  ],
] as const)(
  'renders the logo in its %s if the background is %s',
  (_version, _case, background, darkImage, src, hasPlate) => {
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
