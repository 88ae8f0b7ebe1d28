import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeImage, makeSite } from '../test-content';
import { renderPage } from '../test-page';
import { Hero } from './hero';

const copy = {
  lead: 'Expert financial advisory for Nigeria.',
  primaryAction: 'Speak to an adviser',
  secondaryAction: 'See our services',
  secondaryActionShort: 'Services',
};
const illustration = makeImage({ file: 'hero.svg' });

test('the firm’s name is the heading, its short form kept on one line', () => {
  render(<Hero site={makeSite()} copy={copy} illustration={illustration} cloth={undefined} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Palm\u00a0Court Advisory' });
  expect(heading).toBeVisible();
});

test('what the firm does and its tagline stand under the name', () => {
  render(<Hero site={makeSite()} copy={copy} illustration={illustration} cloth={undefined} />);
  expect(screen.getByText('Expert financial advisory for Nigeria.')).toBeVisible();
  expect(screen.getByText('Partnering with you for success.')).toBeVisible();
});

test('two links lead on: to the contact form and to the services', () => {
  render(<Hero site={makeSite()} copy={copy} illustration={illustration} cloth={undefined} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Speak to an adviser', '/contact'],
    // One of the two is shown, by the window's width.
    ['ServicesSee our services', '/services'],
  ]);
});

test('the illustration is decoration, and loaded first', () => {
  render(<Hero site={makeSite()} copy={copy} illustration={illustration} cloth={undefined} />);
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/images/hero.svg');
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('a drawing shows its cloth, and the page draws its thread', () => {
  const cloth = makeImage({ file: 'hero-cloth.svg' });
  renderPage(<Hero site={makeSite()} copy={copy} illustration={illustration} cloth={cloth} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/images/hero-cloth.svg');
  expect(document.querySelector('#hero-thread')).toHaveAttribute('aria-hidden', 'true');
});

test('a photo is shown without a thread', () => {
  const { container } = render(
    <Hero site={makeSite()} copy={copy} illustration={illustration} cloth={undefined} />,
  );
  expect(container.querySelector('#hero-thread')).toBeNull();
});
