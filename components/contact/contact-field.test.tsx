import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactField } from './contact-field';

function renderField(error?: string) {
  render(<ContactField name="message" error={error} isReadOnly={false} />);
  return screen.getByRole('textbox', { name: 'Message' });
}

const type = (length: number) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });

test.each([
  [undefined, 4500, ''],
  [undefined, 4999, '1 character left'],
  ['It is too long', 6234, 'It is too long 1,234 characters too many'],
])('the error %j and %i characters give the description "%s"', (error, length, text) => {
  const input = renderField(error);
  type(length);
  expect(input).toHaveAccessibleDescription(text);
  expect(input.hasAttribute('aria-describedby')).toBe(text !== '');
  expect(input.getAttribute('aria-invalid')).toBe(error ? 'true' : null);
  type(1);
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
});

test('counts text that was there before the script', () => {
  const text = 'x'.repeat(4990);
  const value = jest.spyOn(HTMLTextAreaElement.prototype, 'value', 'get').mockReturnValue(text);
  renderField();
  value.mockRestore();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('10 characters left');
});

test('announces the count when the visitor pauses', () => {
  jest.useFakeTimers();
  renderField();
  for (const length of [4990, 4991, 4992]) type(length);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('8 characters left');
  jest.useRealTimers();
});
