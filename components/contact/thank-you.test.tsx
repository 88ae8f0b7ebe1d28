import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThankYou } from './thank-you';

const HERE = 'http://localhost/#contact';
const HOME = 'http://localhost/';

/** The thank-you, on a page from which jsdom can go to the home page. */
function renderThanks({ isRedirecting = true } = {}) {
  history.replaceState(null, '', HERE);
  jest.useFakeTimers();
  const onStay = jest.fn();
  const draw = (leaving: boolean) => (
    <>
      <ThankYou
        title="Thank you"
        text="Your message has arrived."
        isRedirecting={leaving}
        onStay={onStay}
      />
      <a href="#other" onClick={(event) => event.preventDefault()}>
        <span>Elsewhere</span>
      </a>
      <p>Beside it</p>
    </>
  );
  const { rerender, unmount } = render(draw(isRedirecting));
  return { onStay, unmount, stay: () => rerender(draw(false)) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Long enough to have left, second by second: after each the page is drawn again. */
async function passLong() {
  for (let second = 0; second < 10; second += 1) await pass(1000);
}

const countdown = () => document.querySelector('[role="status"] [aria-hidden="true"]')?.textContent;

test('it takes the focus and says what has happened', () => {
  renderThanks();
  expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived.');
});

test('it counts down each second, and then goes to the home page', async () => {
  renderThanks();
  expect(countdown()).toBe('3 seconds');
  await pass(1000);
  expect(countdown()).toBe('2 seconds');
  await pass(1000);
  expect(countdown()).toBe('1 second');
  await pass(999);
  expect([countdown(), location.href]).toEqual(['1 second', HERE]);
  await pass(1);
  expect(location.href).toBe(HOME);
});

test('the seconds are read aloud once: the spoken text does not change', async () => {
  renderThanks();
  const spoken = () => {
    const copy = screen.getByRole('status').cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent;
  };
  const first = spoken();
  expect(first).toContain('You will be taken to the home page in 3 seconds.');
  await pass(2000);
  expect(spoken()).toBe(first);
});

test('who stays is not taken anywhere, and has two ways on', async () => {
  const { stay } = renderThanks();
  await pass(2500);
  stay();
  await passLong();
  expect(location.href).toBe(HERE);
  expect(countdown()).toBeUndefined();
  expect(screen.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'blog' })).toHaveAttribute('href', '/blog');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the button is one of its own, and says that the visitor stays', () => {
  const { onStay } = renderThanks();
  const button = screen.getByRole('button', { name: 'Stay here' });
  expect(button).toHaveAttribute('type', 'button');
  fireEvent.click(button);
  expect(onStay).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link', () => screen.getByRole('link', { name: 'Elsewhere' })],
  ['what stands in a link', () => screen.getByText('Elsewhere')],
])('who follows %s has chosen where to be', (_what, find) => {
  const { onStay } = renderThanks();
  fireEvent.click(find());
  expect(onStay).toHaveBeenCalledTimes(1);
});

test('a click beside it is no choice', () => {
  const { onStay } = renderThanks();
  fireEvent.click(screen.getByText('Beside it'));
  fireEvent.click(document);
  expect(onStay).not.toHaveBeenCalled();
});

test('who leaves the page and comes back has chosen where to be', () => {
  const { onStay } = renderThanks();
  fireEvent(window, new Event('pagehide'));
  expect(onStay).toHaveBeenCalledTimes(1);
});

test('once it is gone it neither goes home nor listens', async () => {
  const { onStay, unmount } = renderThanks();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  fireEvent(window, new Event('pagehide'));
  await passLong();
  expect(location.href).toBe(HERE);
  expect(onStay).not.toHaveBeenCalled();
});

test('who has come to stay is never taken away', async () => {
  renderThanks({ isRedirecting: false });
  await passLong();
  expect(location.href).toBe(HERE);
});

afterEach(() => {
  jest.useRealTimers();
});
