import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Screen } from '@/lib/site/paths';
import { embedsCopy, makeSite } from '../test-content';
import { renderPage } from '../test-page';
import { SiteHeader } from './site-header';

function renderHeader(current: Screen) {
  renderPage(<SiteHeader site={makeSite()} ticker={embedsCopy.ticker} current={current} />);
}

test('the logo leads home and is named by the firm', () => {
  renderHeader('/about');
  expect(screen.getByRole('link', { name: 'Palm Court Advisory, home' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('the bar and the phone menu mark the same screen', () => {
  renderHeader('/about');
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/about', '/about']);
});

test('the market strip stands last in the header', () => {
  renderHeader('/');
  const strip = screen.getByRole('region', { name: 'Prices today' });
  expect(screen.getByRole('banner').lastElementChild).toBe(strip);
});
