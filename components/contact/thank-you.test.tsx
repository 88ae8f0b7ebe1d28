import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThankYou } from './thank-you';

const HERE = 'http://localhost/#contact';
const HOME = 'http://localhost/';

afterEach(() => {
  jest.useRealTimers();
});

/** The thank-you, on a page from which jsdom can go to the home page: a fragment of it. */
function renderThanks() {
  history.replaceState(null, '', HERE);
  jest.useFakeTimers();
  return render(
    <>
      <ThankYou title="Thank you" text="It has arrived." />
      <a href="#contact" onClick={(event) => event.preventDefault()}>
        <span>Elsewhere</span>
      </a>
      <p>Beside it</p>
    </>,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Longer than the delay, second by second: after each the page is drawn again. */
async function passLong() {
  for (let second = 0; second < 5; second += 1) await pass(1000);
}

const countdown = () => document.querySelector('[role="status"] [aria-hidden="true"]')?.textContent;

/** What a screen reader announces. */
function announced() {
  const copy = screen.getByRole('status').cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

test('it counts down each second, announced once, and then goes to the home page', async () => {
  renderThanks();
  const first = announced();
  expect(first).toContain('You will be taken to the home page in 3 seconds.');
  for (const seconds of ['3 seconds', '2 seconds', '1 second']) {
    expect(countdown()).toBe(seconds);
    expect(announced()).toBe(first);
    await pass(999);
    expect([countdown(), location.href]).toEqual([seconds, HERE]);
    await pass(1);
  }
  expect(location.href).toBe(HOME);
});

test('a visitor who stays is not taken anywhere, and has two ways on', async () => {
  renderThanks();
  await pass(2500);
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
  await passLong();
  expect(location.href).toBe(HERE);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/', '/blog', '#contact']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each<[string, () => unknown, string]>([
  ['a part of a link', () => fireEvent.click(screen.getByText('Elsewhere')), HERE],
  ['coming back to the page', () => fireEvent(window, new Event('pageshow')), HERE],
  // Firefox would drop what React has to do next, and React would wait for it for ever.
  ['leaving the page', () => fireEvent(window, new Event('pagehide')), HOME],
  ['a click beside it', () => fireEvent.click(screen.getByText('Beside it')), HOME],
  ['a click on the document', () => fireEvent.click(document), HOME],
])('after %s the visitor stays, or is taken home: %#', async (_what, act, place) => {
  renderThanks();
  act();
  await passLong();
  expect(location.href).toBe(place);
});

test('once it is gone it neither goes home nor listens', async () => {
  const { unmount } = renderThanks();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  await passLong();
  expect(location.href).toBe(HERE);
});
