import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../test-page';
import { ContactField } from './contact-field';

function renderField(errors?: string[]) {
  renderPage(<ContactField name="message" errors={errors} isReadOnly={false} />);
  return screen.getByRole('textbox');
}

const type = (text: string) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });

test.each([
  [undefined, 0, ''],
  [['is required'], 0, 'Message is required'],
  [['is short', 'is odd'], 0, 'Message is short, is odd'],
  [undefined, 4990, '10 characters left'],
  [['is too long'], 5002, 'Message is too long 2 characters too many'],
])('with the errors %j and %i characters its description is "%s"', (errors, length, text) => {
  const input = renderField(errors);
  type('x'.repeat(length));
  expect(input).toHaveAccessibleDescription(text);
  expect(input.hasAttribute('aria-describedby')).toBe(text !== '');
  expect(input.getAttribute('aria-invalid')).toBe(errors ? 'true' : null);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the count is a status, and goes when there is room again', () => {
  renderField();
  type('x'.repeat(5001));
  expect(screen.getByRole('status')).toHaveTextContent('1 character too many');
  type('x');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('what the browser or the draft has filled in before the script is counted', () => {
  const filledIn = 'x'.repeat(4990);
  const value = jest.spyOn(HTMLTextAreaElement.prototype, 'value', 'get').mockReturnValue(filledIn);
  renderField();
  value.mockRestore();
  expect(screen.getByRole('status')).toHaveTextContent('10 characters left');
});
