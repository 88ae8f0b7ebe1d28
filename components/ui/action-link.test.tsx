import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ActionLink } from './action-link';

test.each(['primary', 'outline', 'light', 'text'] as const)(
  'whatever its look (%s), it is a link named by its words alone',
  (look) => {
    render(
      <ActionLink look={look} href="/contact">
        Contact Us
      </ActionLink>,
    );
    const link = screen.getByRole('link', { name: /^Contact Us$/ });
    expect(link).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);
