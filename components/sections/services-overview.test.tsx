import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeService, makeServices } from '../test-content';
import { ServicesOverview } from './services-overview';

test('four rows in the order given, each a link to its entry; the long name is shortened', () => {
  render(<ServicesOverview title="What we provide" services={makeServices()} />);
  const section = within(screen.getByRole('region', { name: 'What we provide' }));
  expect(section.getAllByRole('listitem')).toHaveLength(4);
  const links = section.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Financial Advisory', '/services#financial'],
    ['Treasury Management', '/services#treasury'],
    ['Credit Advisory', '/services#credit'],
    ['Risk Advisory & Insurance Solutions', '/services#risk'],
  ]);
});

test('a row says what the service is, under a heading', () => {
  render(
    <ServicesOverview title="What we provide" services={[makeService({ summary: 'In short.' })]} />,
  );
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('heading', { level: 3, name: 'Financial Advisory' })).toBeVisible();
  expect(row.getByText('In short.')).toBeVisible();
});
