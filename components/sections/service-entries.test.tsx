import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeService, makeServices } from '../test-content';
import { ServiceEntries } from './service-entries';

const brokerUrl = 'https://broker.example/';

test('every service has an entry that the overview’s links lead to', () => {
  render(<ServiceEntries title="What we do" services={makeServices()} brokerUrl={brokerUrl} />);
  const entries = screen.getAllByRole('article').map((entry) => ({
    id: entry.id,
    title: within(entry).getByRole('heading', { level: 3 }).textContent,
  }));
  expect(entries).toEqual([
    { id: 'financial', title: 'Financial Advisory' },
    { id: 'treasury', title: 'Treasury Management' },
    { id: 'credit', title: 'Credit Advisory' },
    { id: 'risk', title: 'Risk Advisory and Insurance Solutions' },
  ]);
});

test('an entry says whom it is for, what one gets and what we need', () => {
  render(<ServiceEntries title="What we do" services={[makeService()]} brokerUrl={brokerUrl} />);
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Who it is for', 'A household.'],
    ['What you get', 'A written opinion.'],
    ['What we need', 'Your last accounts.'],
  ]);
});

test('only the brokered service has Learn More, which opens the broker’s site in a new tab', () => {
  render(<ServiceEntries title="What we do" services={makeServices()} brokerUrl={brokerUrl} />);
  const links = screen.getAllByRole('link', { name: 'Learn More' });
  expect(links).toHaveLength(1);
  const [link] = links;
  expect(link?.closest('article')).toHaveAttribute('id', 'risk');
  expect(link).toHaveAttribute('href', brokerUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link).toHaveAccessibleDescription(/in a new tab/);
});

test('no brokered service, no Learn More', () => {
  render(<ServiceEntries title="What we do" services={[makeService()]} brokerUrl={brokerUrl} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
