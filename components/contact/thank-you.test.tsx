import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import { ThankYou } from './thank-you';

const HERE = 'http://localhost/#contact';
const HOME = 'http://localhost/';

/** Uses a URL that differs from the home page's only in the fragment, because jsdom cannot navigate to other pages. */
function renderThanks() {
  history.replaceState(null, '', HERE);
  jest.useFakeTimers();
  render(
    <>
      <ThankYou
        next={undefined}
        replyTime={undefined}
        booking={{ url: 'https://cal.test/firm', label: 'Book a meeting' }}
        phone="+234 800 000 0002"
        values={{ name: 'Ada Eze', email: 'ada@mail.example' }}
      />
      <a href="#contact" onClick={(event) => event.preventDefault()}>
        <span>Elsewhere</span>
      </a>
    </>,
  );
}

/** Advances the clock one second at a time, because the next timer starts only after React has rendered again. */
async function wait(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

test('fires one event for the sent message, and redirects to the home page after a countdown', async () => {
  const onMessageSent = jest.fn();
  addEventListener(MESSAGE_SENT_EVENT, onMessageSent);
  renderThanks();
  const status = screen.getByRole('status');
  const countdown = () => status.querySelector('[aria-hidden="true"]')?.textContent;
  for (const seconds of ['3 seconds', '2 seconds', '1 second']) {
    expect(countdown()).toBe(seconds);
    expect(status).toHaveTextContent(`You will be taken to the home page in ${seconds}3 seconds.`);
    expect(location.href).toBe(HERE);
    await wait(1);
  }
  expect(location.href).toBe(HOME);
  expect(onMessageSent).toHaveBeenCalledTimes(1);
});

test('cancels the redirect after a click on “Stay here”, and then shows links to the home page and the blog', async () => {
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

test('stops loading the home page if the visitor clicks “Stay here” after the countdown', async () => {
  const stop = jest.spyOn(window, 'stop').mockImplementation();
  renderThanks();
  await wait(3);
  expect(stop).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(stop).toHaveBeenCalledTimes(1);
});

const returnWithBack = () =>
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

test.each<[string, string, () => unknown, string]>([
  ['thank-you', 'a link was clicked', () => fireEvent.click(screen.getByText('Elsewhere')), HERE],
  ['thank-you', 'the visitor has returned to it with Back', returnWithBack, HERE],
  ['home', 'only `pagehide` has fired', () => fireEvent(window, new Event('pagehide')), HOME],
])('shows the %s page after the countdown if %s', async (_page, _cause, event, href) => {
  renderThanks();
  event();
  await wait(4);
  expect(location.href).toBe(href);
});
