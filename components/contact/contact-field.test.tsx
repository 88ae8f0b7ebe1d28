import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ContactField } from './contact-field';

test.each([
  ['describes an invalid field with its error message', 'It is too long'],
  ['gives a valid field no description', undefined],
])('%s', (_title, error) => {
  render(<ContactField name="message" error={error} isReadOnly={false} />);
  const input = screen.getByRole('textbox', { name: 'Message' });
  expect(input).toHaveAccessibleDescription(error ?? '');
  expect(input.getAttribute('aria-invalid')).toBe(error ? 'true' : null);
});
