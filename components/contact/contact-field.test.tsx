import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactField } from './contact-field';

function renderField(errors?: string[]) {
  render(<ContactField name="message" errors={errors} isReadOnly={false} />);
  return screen.getByRole('textbox', { name: 'Message' });
}

const type = (length: number) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });

test.each([
  [undefined, 0, ''],
  [['is required'], 0, 'Message is required'],
  [undefined, 4990, '10 characters left'],
  [['is too long'], 5002, 'Message is too long 2 characters too many'],
])('errors %j and %i characters give the description "%s"', (errors, length, text) => {
  const input = renderField(errors);
  type(length);
  expect(input).toHaveAccessibleDescription(text);
  expect(input.hasAttribute('aria-describedby')).toBe(text !== '');
  expect(input.getAttribute('aria-invalid')).toBe(errors ? 'true' : null);
  type(1);
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
});

test('the count includes a text that was there before the script', () => {
  const text = 'x'.repeat(4990);
  const value = jest.spyOn(HTMLTextAreaElement.prototype, 'value', 'get').mockReturnValue(text);
  renderField();
  value.mockRestore();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('10 characters left');
});

test('the count is announced when the visitor pauses, not at each key', () => {
  jest.useFakeTimers();
  renderField();
  for (const length of [4990, 4991, 4992]) type(length);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('8 characters left');
  jest.useRealTimers();
});
