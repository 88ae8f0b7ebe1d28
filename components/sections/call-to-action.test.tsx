import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { CallToAction } from './call-to-action';

test('the band leads to the contact form', () => {
  render(
    <CallToAction
      copy={{ title: 'Let’s Build Together', text: 'Bring it.', action: 'Contact Us' }}
    />,
  );
  const band = within(screen.getByRole('region', { name: 'Let’s Build Together' }));
  expect(band.getByText('Bring it.')).toBeVisible();
  expect(band.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});
