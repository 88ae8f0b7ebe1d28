import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ContactField } from './contact-field';

test.each([undefined, 'It is too long'])('a field is described by its error: %s', (error) => {
  render(<ContactField name="message" error={error} isReadOnly={false} />);
  const input = screen.getByRole('textbox', { name: 'Message' });
  expect(input).toHaveAccessibleDescription(error ?? '');
  expect(input.getAttribute('aria-invalid')).toBe(error ? 'true' : null);
});
