import { find, showPage } from '../test-page';
import { startOnIntent } from './start-on-intent.behaviour';

const FILES = ['/_next/payload.js', '/_next/start.js', '/_next/form.js'];
const TIMEOUT_MS = 10_000;

/** Shows the form; `sent` counts how often it is sent without a press. */
function openForm() {
  jest.useFakeTimers();
  document.head.replaceChildren();
  showPage(`
    <script type="application/json" id="files">${JSON.stringify(FILES)}</script>
    <form><input value="Ada" required /></form>`);
  const form = find('form') as HTMLFormElement;
  const sent = jest.fn();
  // As a browser does it; nothing leaves the page.
  jest.spyOn(form, 'requestSubmit').mockImplementation(() => {
    if ((form.noValidate || form.checkValidity()) && fire('submit')) sent();
  });
  startOnIntent(form, 'files', TIMEOUT_MS);
  return { form, sent };
}

/** Fires an event at the form; returns whether the browser goes on with it. */
const fire = (type: string) =>
  find('form').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const preloads = () => [...document.head.querySelectorAll('link')];
const scripts = () => [...document.head.querySelectorAll('script')];
const load = (links: Element[]) => links.forEach((link) => link.dispatchEvent(new Event('load')));
const fail = () => preloads()[0]?.dispatchEvent(new Event('error'));

test.each(['focusin', 'pointerover', 'touchstart', 'submit'])('the files load at %s', (intent) => {
  openForm();
  expect(preloads()).toEqual([]);
  for (const type of [intent, 'focusin', 'submit']) fire(type);
  const links = preloads().map((link) => [link.rel, link.as, link.getAttribute('href')]);
  expect(links).toEqual(FILES.map((file) => ['preload', 'script', file]));
  // They run when all of them have arrived, in their order.
  load(preloads().slice(1));
  expect(scripts()).toEqual([]);
  load(preloads().slice(0, 1));
  const run = scripts().map((script) => [script.getAttribute('src'), script.async]);
  expect(run).toEqual(FILES.map((file) => [file, false]));
});

test('early submits become one message when the script takes over', () => {
  const { form, sent } = openForm();
  expect([fire('submit'), fire('submit')]).toEqual([false, false]);
  expect(form).toHaveProperty('ariaBusy', 'true');
  fire('takeover');
  jest.advanceTimersByTime(TIMEOUT_MS);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form).toMatchObject({ ariaBusy: null, noValidate: true });
  expect(fire('submit')).toBe(true);
});

test('an early submit is sent without the script after a timeout, once', () => {
  const { sent } = openForm();
  fire('submit');
  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  load(preloads());
  expect(scripts()).toEqual([]);
  fire('takeover');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('when a file is missing, the browser checks the form instead of the script', () => {
  const { form, sent } = openForm();
  const settled = jest.fn();
  form.addEventListener('settled', settled);
  find('input').removeAttribute('value');
  expect(form.noValidate).toBe(true);
  fire('submit');
  fail();
  load(preloads().slice(1));
  expect(form.noValidate).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  expect(settled).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
});

test('a plain form is sent once, until the visitor comes back or a minute has passed', () => {
  openForm();
  // React listens there.
  const seen = jest.fn();
  find('body').addEventListener('submit', seen);
  fire('focusin');
  fail();
  expect([fire('submit'), fire('submit')]).toEqual([true, false]);
  jest.advanceTimersByTime(59_999);
  expect(fire('submit')).toBe(false);
  jest.advanceTimersByTime(1);
  expect([fire('submit'), fire('submit')]).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect(fire('submit')).toBe(true);
  expect(seen).toHaveBeenCalledTimes(3);
});
