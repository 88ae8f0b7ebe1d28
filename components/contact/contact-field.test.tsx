import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ContactField } from './contact-field';

test.each([
  ['invalid', 'its error message', 'It is too long'],
  ['valid', 'an empty text', undefined],
])('sets the accessible description of a field that is %s to %s', (_state, _description, error) => {
  render(<ContactField name="message" error={error} isReadOnly={false} />);
  const input = screen.getByRole('textbox', { name: 'Message' });
  expect(input).toHaveAccessibleDescription(error ?? '');
  expect(input.getAttribute('aria-invalid')).toBe(error ? 'true' : null);
});
