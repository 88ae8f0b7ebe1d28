import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { takeBeginning } from '@/lib/contact/draft';
import { Calculator } from './calculator';
import { runCalculator } from './run-calculator';
import { startCalculator } from './start-calculator.behaviour';

const settings = { name: 'flat-rate', currency: 'dollar', days: 14 } as const;

function renderCalculator() {
  jest.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/blog/21');
  const values = { amount: 50_000, rate: 4, periods: 1, fees: 0 };
  const calculator = { ...settings, values };
  render(<Calculator id="flat-rate" title="What it costs" calculator={calculator} asks />);
  return screen.getByRole('region', { name: 'What it costs' });
}

function type(input: HTMLElement, value: string) {
  fireEvent.input(input, { target: { value } });
  jest.runAllTimers();
}

test('the page has the answer to the example, and each change has its own', () => {
  const section = renderCalculator();
  const answer = screen.getByRole('status', { name: 'What the loan costs you' });
  expect(answer).toHaveTextContent('₦2,000 You pay back ₦52,000.');
  runCalculator(section, settings);
  type(screen.getByLabelText('Amount (₦)'), '₦1,200,000.50');
  expect(answer).toHaveTextContent('₦48,000 You pay back ₦1,248,001.');
  expect(section).toHaveTextContent('You receive ₦1,200,001 and pay ₦1,248,001 in all');
  expect(new URLSearchParams(location.search).get('flat-rate-amount')).toBe('₦1,200,000.50');
});

test.each([
  ['Amount (₦)', '', 'an amount'],
  ['Amount (₦)', '14 million', 'an amount'],
  ['Number of payments', '2.5', 'a number'],
])('in the field %s, %j gets a sentence, and no answer', (name, value, kind) => {
  runCalculator(renderCalculator(), settings);
  const field = screen.getByLabelText(name);
  type(field, value);
  const answer = screen.getByRole('status');
  expect(answer).toHaveTextContent(`No answer yet “${name.replace(' (₦)', '')}” needs ${kind}.`);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Enter an? .*, such as (?:50,000|1)$/);
  type(field, '1');
  expect(field).not.toHaveAccessibleDescription();
  expect(answer).toHaveTextContent('You pay back');
});

test('a field that leaves no answer is marked with the reason', () => {
  runCalculator(renderCalculator(), settings);
  const fees = screen.getByLabelText(/^Fees/);
  type(fees, '50,000');
  expect(fees).toHaveAccessibleDescription('The fees leave nothing of the loan.');
});

test('a link has its own figures, and the message to the firm takes them along', () => {
  const section = renderCalculator();
  history.replaceState(null, '', '/blog/21?amount=1&flat-rate-amount=100000');
  runCalculator(section, settings);
  fireEvent.click(screen.getByRole('link', { name: 'Ask about these figures' }));
  expect(takeBeginning()?.below).toMatch(
    /^What it costs\nWhat the loan costs you: ₦4,000\nYou pay .*\nAmount \(₦\): 100000\n/,
  );
});

test('a calculator whose module does not come is hidden', async () => {
  const section = renderCalculator();
  let seen: IntersectionObserverCallback = () => undefined;
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    seen = callback;
    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
  jest.doMock('./run-calculator', () => {
    throw new Error('offline');
  });
  startCalculator(section, settings);
  expect(section).toBeVisible();
  const observer = new IntersectionObserver(seen);
  seen([{ isIntersecting: true } as IntersectionObserverEntry], observer);
  await waitFor(() => expect(section).not.toBeVisible());
});
