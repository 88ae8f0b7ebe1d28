import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import { pages } from '../test-content';
import { ThankYou } from './thank-you';

const HERE = 'http://localhost/#contact';
const HOME = 'http://localhost/';

/** Renders the thank-you on a page from which jsdom can go home: it differs by its fragment alone. */
function renderThanks() {
  history.replaceState(null, '', HERE);
  jest.useFakeTimers();
  render(
    <>
      <ThankYou
        copy={pages.contact.form.thanks}
        replyTime={undefined}
        booking={{ url: 'https://cal.test/firm', label: 'Book a meeting' }}
        phone="+234 800 000 0002"
        values={{ name: 'Ada Eze', email: 'ada@mail.example', phone: '', message: 'Hello' }}
      />
      <a href="#contact" onClick={(event) => event.preventDefault()}>
        <span>Elsewhere</span>
      </a>
    </>,
  );
}

/** Waits second by second, as React renders after each. */
async function wait(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

test('it counts down, announces that once, tells the window once, and goes to the home page', async () => {
  const told = jest.fn();
  addEventListener(MESSAGE_SENT, told);
  renderThanks();
  const status = screen.getByRole('status');
  const countdown = () => status.querySelector('[aria-hidden="true"]')?.textContent;
  for (const seconds of ['3 seconds', '2 seconds', '1 second']) {
    expect(countdown()).toBe(seconds);
    // Screen readers hear the first number only.
    expect(status).toHaveTextContent(`You will be taken to the home page in ${seconds}3 seconds.`);
    expect(location.href).toBe(HERE);
    await wait(1);
  }
  expect(location.href).toBe(HOME);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a visitor who stays keeps the page, and gets two links beside the one to book a meeting', async () => {
  renderThanks();
  await wait(2);
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('heading', { name: 'Thank you, Ada Eze' })).toHaveFocus();
  await wait(4);
  expect(location.href).toBe(HERE);
  expect(screen.getByRole('status')).not.toHaveTextContent('seconds');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/blog', 'tel:+2348000000002', 'https://cal.test/firm', '#contact']);
});

test('a visitor can stay until the page has gone: the browser stops on its way', async () => {
  const stop = jest.spyOn(window, 'stop').mockImplementation();
  renderThanks();
  await wait(3);
  expect(stop).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each<[string, () => unknown, string]>([
  ['stays after following a link', () => fireEvent.click(screen.getByText('Elsewhere')), HERE],
  [
    'stays after coming back to the page',
    () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })),
    HERE,
  ],
  // Firefox would drop the work of React that a listener starts here.
  ['goes home after an attempt to leave', () => fireEvent(window, new Event('pagehide')), HOME],
])('the visitor %s', async (_what, event, href) => {
  renderThanks();
  event();
  await wait(4);
  expect(location.href).toBe(href);
});
