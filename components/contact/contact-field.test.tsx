import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server.node';
import { renderPage } from '../test-page';
import { ContactField } from './contact-field';

const quiet = {
  name: 'message',
  errors: undefined,
  isReadOnly: false,
  hasClientValidation: true,
} as const;

function renderField(overrides: Partial<ComponentProps<typeof ContactField>> = {}) {
  renderPage(<ContactField {...quiet} {...overrides} />);
  return screen.getByRole('textbox');
}

const type = (text: string) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });

test('without errors and far from its limit it has nothing to describe', () => {
  const input = renderField();
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('its error is tied to it, and not announced by itself', () => {
  const input = renderField({ errors: ['is required'] });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('Message is required');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('its error and its count are both read, the error first', () => {
  const input = renderField({ errors: ['is too long'] });
  type('x'.repeat(5002));
  expect(input).toHaveAccessibleDescription('Message is too long 2 characters too many');
});

test.each([
  [4500, undefined],
  [4501, '499 characters left'],
  [4999, '1 character left'],
  [5000, '0 characters left'],
  [5001, '1 character too many'],
])('%i characters: %j', (length, text) => {
  renderField();
  type('x'.repeat(length));
  expect(screen.queryByRole('status')?.textContent).toBe(text);
});

test('the count goes when there is room again', () => {
  renderField();
  type('x'.repeat(5001));
  type('x');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a line break is one character', () => {
  renderField();
  type('\n'.repeat(5000));
  expect(screen.getByRole('status')).toHaveTextContent('0 characters left');
});

test('what the browser or the draft has filled in before the script came is counted', () => {
  const filledIn = 'x'.repeat(4990);
  const value = jest.spyOn(HTMLTextAreaElement.prototype, 'value', 'get').mockReturnValue(filledIn);
  renderField();
  value.mockRestore();
  expect(screen.getByRole('status')).toHaveTextContent('10 characters left');
});

test('until the script checks it the browser keeps to the limit', () => {
  expect(renderToString(<ContactField {...quiet} hasClientValidation={false} />)).toMatch(
    /maxlength="5000"/i,
  );
  expect(renderField()).not.toHaveAttribute('maxlength');
});

test('while it is read-only it can still be reached and read', () => {
  const input = renderField({ isReadOnly: true });
  expect(input).toHaveAttribute('readonly');
  expect(input).toBeEnabled();
});
