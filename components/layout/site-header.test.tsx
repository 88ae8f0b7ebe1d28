import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { makeSite } from '../test-content';
import { renderPage } from '../test-page';
import { SiteHeader } from './site-header';

test('the logo leads home and is named by the firm', () => {
  renderPage(<SiteHeader site={makeSite()} current="/about" />);
  expect(screen.getByRole('link', { name: 'Palm Court Advisory, home' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('the bar and the phone menu mark the same screen', () => {
  renderPage(<SiteHeader site={makeSite()} current="/about" />);
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/about', '/about']);
});

test('the market strip stands last in the header', () => {
  renderPage(<SiteHeader site={makeSite()} current="/" />);
  const strip = screen.getByRole('region', { name: 'Market prices' });
  expect(screen.getByRole('banner').lastElementChild).toBe(strip);
});
