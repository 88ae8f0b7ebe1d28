import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { WhoWeAre } from './who-we-are';

test('the section says who we are and leads to the services', () => {
  const copy = { title: 'Who We Are', statement: 'A team.', action: 'Discover More' };
  render(
    <WhoWeAre copy={copy}>
      <p>We began in Ikeja.</p>
    </WhoWeAre>,
  );
  const section = within(screen.getByRole('region', { name: 'Who We Are' }));
  expect(section.getByText('A team.')).toBeVisible();
  expect(section.getByText('We began in Ikeja.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Discover More' })).toHaveAttribute('href', '/services');
});
