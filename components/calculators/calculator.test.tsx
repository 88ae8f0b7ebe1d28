import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readDraft } from '@/lib/contact/draft';
import { Calculator } from './calculator';
import { runCalculator } from './run-calculator';
import { startCalculator } from './start-calculator.behaviour';

const settings = { name: 'flat-rate', currency: 'dollar', days: 14 } as const;

function renderCalculator() {
  jest.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/blog/21');
  const values = { amount: 50_000, rate: 4, periods: 1, fees: 0 };
  const { container } = render(
    <Calculator id="flat-rate" calculator={{ ...settings, values }}>
      <figcaption>What it costs</figcaption>
    </Calculator>,
  );
  const figure = container.querySelector('figure');
  if (!figure) throw new Error('There is no figure.');
  figure.hidden = false;
  return figure;
}

function type(input: HTMLElement, value: string) {
  fireEvent.input(input, { target: { value } });
  jest.runAllTimers();
}

test('the page has the answer to the example, and each change has its own', () => {
  const figure = renderCalculator();
  expect(screen.getByRole('status')).toHaveTextContent(
    'You receive ₦50,000 and pay ₦52,000 in all',
  );
  runCalculator(figure, settings);
  const amount = screen.getByLabelText('Amount (₦)');
  type(amount, '₦1,200,000.50');
  expect(screen.getByRole('status')).toHaveTextContent(
    'pay ₦1,248,001 in all: the loan costs ₦48,000.',
  );
  expect(new URLSearchParams(location.search).get('flat-rate-amount')).toBe('₦1,200,000.50');
});

const AMOUNT = 'a number from 1 to 1,000,000,000,000';

test.each([
  ...['', '-5', 'abc', '9e99', '99999999999999'].map((value) => ['Amount (₦)', value, AMOUNT]),
  ['Number of payments', '2.5', 'a whole number from 1 to 600'],
])('in the field %s, %j gets a sentence', (name = '', value = '', limits = '') => {
  runCalculator(renderCalculator(), settings);
  const field = screen.getByLabelText(name);
  type(field, value);
  expect(screen.getByRole('status')).toHaveTextContent(`${name}: write ${limits}.`);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/write a/);
});

test('a link has its own figures, and the message to the firm takes them along', () => {
  const figure = renderCalculator();
  history.replaceState(null, '', '/blog/21?amount=1&flat-rate-amount=100000');
  runCalculator(figure, settings);
  fireEvent.click(screen.getByRole('link', { name: 'Ask about these figures' }));
  expect(readDraft().message).toContain('My question: \n\nWhat it costs\nAmount (₦): 100000\n');
  expect(readDraft().message).toContain('pay ₦104,000 in all');
});

test('a calculator whose module does not come is hidden again', async () => {
  const figure = renderCalculator();
  let seen: IntersectionObserverCallback = () => undefined;
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    seen = callback;
    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
  jest.doMock('./run-calculator', () => {
    throw new Error('offline');
  });
  startCalculator(figure, settings);
  expect(figure).toBeVisible();
  const observer = new IntersectionObserver(seen);
  seen([{ isIntersecting: true } as IntersectionObserverEntry], observer);
  await waitFor(() => expect(figure).not.toBeVisible());
});
