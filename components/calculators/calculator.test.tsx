import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { takeBeginning } from '@/lib/contact/draft';
import { Calculator } from './calculator';
import { runCalculator } from './run-calculator';
import { startCalculator } from './start-calculator.behaviour';

const calculator = {
  ...({ name: 'flat-rate', currency: 'dollar', days: 14 } as const),
  values: { amount: 50_000, rate: 4, periods: 1, fees: 0 },
};

function renderCalculator() {
  sessionStorage.clear();
  history.replaceState(null, '', '/blog/21');
  const props = { id: 'flat-rate', title: 'What it costs', calculator };
  render(<Calculator {...props} hasContactLink />);
  return screen.getByRole('region', { name: 'What it costs' });
}

const typeInto = (input: HTMLElement, value: string) =>
  fireEvent.input(input, { target: { value } });

function typeAndLeave(input: HTMLElement, value: string) {
  typeInto(input, value);
  fireEvent.change(input);
}

test('renders the answer for the example values, and updates the answer when the visitor changes the amount', () => {
  const section = renderCalculator();
  const answer = screen.getByRole('status', { name: 'What the loan costs you' });
  expect(answer).toHaveTextContent('₦2,000 You pay back ₦52,000.');
  runCalculator(section, calculator);
  typeAndLeave(screen.getByLabelText('Amount (₦)'), '₦1,200,000.50');
  expect(answer).toHaveTextContent('₦48,000 You pay back ₦1,248,001.');
  expect(section).toHaveTextContent('You receive ₦1,200,001 and pay ₦1,248,001 in all');
});

test('marks the answer as outdated while input is invalid, and announces it only when the visitor leaves the field', () => {
  runCalculator(renderCalculator(), calculator);
  const [amount, answer] = [screen.getByLabelText('Amount (₦)'), screen.getByRole('status')];
  for (const text of ['1,200', '1,200,', '1,200,0']) {
    typeInto(amount, text);
    expect(answer).toHaveTextContent('₦48 You pay');
    expect(answer.hasAttribute('data-outdated')).toBe(text !== '1,200');
    expect(answer).toHaveAttribute('aria-live', 'off');
  }
  fireEvent.change(amount);
  expect(answer).toHaveAttribute('aria-live', 'polite');
});

test('saves the values for the calculator of this page', () => {
  runCalculator(renderCalculator(), calculator);
  typeAndLeave(screen.getByLabelText('Amount (₦)'), '100k');
  const figures = { amount: '100k', rate: '4', periods: '1', fees: '' };
  expect(JSON.parse(sessionStorage.getItem('/blog/21#flat-rate') ?? '')).toEqual(figures);
});

test.each([
  ['Amount (₦)', '', /yet “Amount” needs a number/, /^Enter an amount in naira, such as 50,000$/],
  ['Amount (₦)', '14 lakh', /yet “Amount” needs/, /^Enter an amount in naira/],
  ['Number of payments', '2.5', /yet “Number of payments” needs/, /^Enter a whole number/],
  ['Fees kept back (₦)', '50,000', /yet The fees leave nothing/, /^The fees leave nothing/],
])('shows an error when the visitor leaves “%s” with “%s”', (name, value, sentence, advice) => {
  runCalculator(renderCalculator(), calculator);
  const [field, answer] = [screen.getByLabelText(name), screen.getByRole('status')];
  typeInto(field, value);
  expect(field).toBeValid();
  fireEvent.change(field);
  expect(answer).toHaveTextContent(sentence);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(advice);
  typeInto(field, '1');
  expect(field).not.toHaveAccessibleDescription();
  expect(answer).toHaveTextContent('You pay back');
});

test('saves the answer, the values and a link to them for the message when the visitor clicks the contact link', () => {
  runCalculator(renderCalculator(), calculator);
  typeAndLeave(screen.getByLabelText('Amount (₦)'), '₦100,000');
  fireEvent.click(screen.getByRole('link', { name: 'Ask about these figures' }));
  expect(takeBeginning()?.below).toMatch(
    /^What it costs\nWhat the loan costs you: ₦4,000 You pay .*\nAmount \(₦\): ₦100,000\n[^]*\nhttp:\/\/localhost\/blog\/21#[\w.%&=?-]+$/,
  );
});

test('hides the calculator if its module cannot be loaded', async () => {
  const section = renderCalculator();
  jest.doMock('./run-calculator', () => {
    throw new Error('offline');
  });
  startCalculator(section, calculator);
  expect(section).toBeVisible();
  fireEvent.focusIn(screen.getByLabelText('Amount (₦)'));
  await waitFor(() => expect(section).not.toBeVisible());
});
