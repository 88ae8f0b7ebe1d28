import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeSite } from '../test-content';
import { TopBar } from './top-bar';

test('the e-mail address can be written to and the first number called', () => {
  render(<TopBar site={makeSite()} />);
  expect(screen.getByRole('link', { name: 'hello@palmcourt.example' })).toHaveAttribute(
    'href',
    'mailto:hello@palmcourt.example',
  );
  expect(screen.getByRole('link', { name: '+234 800 000 0001' })).toHaveAttribute(
    'href',
    'tel:+2348000000001',
  );
});

test('the address stands on one line', () => {
  render(<TopBar site={makeSite()} />);
  expect(screen.getByText('1 Example Street, Ikeja, Lagos')).toBeVisible();
});

test('each of the three profiles opens in a new tab and says so', () => {
  render(<TopBar site={makeSite()} />);
  const profiles = screen.getAllByRole('link', { name: /opens in a new tab/ });
  expect(profiles.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facebook (opens in a new tab)', 'https://facebook.example/palmcourt'],
    ['X (opens in a new tab)', 'https://x.example/palmcourt'],
    ['Instagram (opens in a new tab)', 'https://instagram.example/palmcourt'],
  ]);
  for (const link of profiles) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});
