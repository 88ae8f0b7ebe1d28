import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { screens } from '@/lib/site/paths';
import { makeSite } from '../test-content';
import { MainNavigation } from './main-navigation';

test('the five screens are linked in their order', () => {
  render(<MainNavigation links={makeSite().navigation} current="/" />);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ]);
});

test.each(screens)('on %s its link is the current page, and no other', (current) => {
  render(<MainNavigation links={makeSite().navigation} current={current} />);
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([current]);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('on a screen outside the navigation nothing is current', () => {
  render(<MainNavigation links={makeSite().navigation} current={undefined} />);
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});
