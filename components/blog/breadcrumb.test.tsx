import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeSite } from '../test-content';
import { Breadcrumb } from './breadcrumb';

test('the screens above the page stand in order, in the words of the navigation', () => {
  const links = makeSite().navigation.map((link) =>
    link.path === '/blog' ? { ...link, label: 'Insights' } : link,
  );
  render(<Breadcrumb links={links} above={['/', '/blog']} />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Insights', '/blog'],
  ]);
});
