import { find, openPage } from '../test-page';
import { startOnIntent } from './start-on-intent.behaviour';

const FILES = ['/_next/payload.js', '/_next/start.js', '/_next/form.js'];
const INTENTS = ['focusin', 'pointerover', 'touchstart', 'submit'];
const TIMEOUT_MS = 10_000;
/** How long a plain form waits for its answer. */
const ANSWER_MS = 60_000;

/** A page with the form and the list of files, the behaviour at work, and nothing fetched for real. */
function renderForm(list: string | null = JSON.stringify(FILES)) {
  openPage(`
    ${list === null ? '' : `<script type="application/json" id="files">${list}</script>`}
    <form action="/f/contact" method="post"><input name="name" required value="Ada" /></form>`);
  document.head.replaceChildren();
  const form = find('form') as HTMLFormElement;
  let sent = 0;
  // As a browser does it; nothing leaves the page.
  jest.spyOn(form, 'requestSubmit').mockImplementation(() => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    if ((form.noValidate || form.checkValidity()) && form.dispatchEvent(event)) sent += 1;
  });
  startOnIntent(form, 'files', TIMEOUT_MS);

  const settled = jest.fn();
  form.addEventListener('settled', settled);

  const preloads = () => [...document.head.querySelectorAll('link')];
  return {
    form,
    settled,
    preloads,
    scripts: () => [...document.head.querySelectorAll('script')],
    fail: () => preloads()[0]?.dispatchEvent(new Event('error')),
    /** Does what a visitor would; says whether the browser went on with it. */
    intend: (type: string) =>
      (type === 'submit' ? form : find('input')).dispatchEvent(
        new Event(type, { bubbles: true, cancelable: true }),
      ),
    takeOver: () => form.dispatchEvent(new Event('takeover')),
    isBusy: () => form.getAttribute('aria-busy') === 'true',
    /** How often the form was sent without a press, plainly or by React. */
    sent: () => sent,
  };
}

test.each(INTENTS)('%s fetches every file once, and runs none yet', (type) => {
  const { preloads, scripts, intend } = renderForm();
  for (const next of [type, ...INTENTS, type]) intend(next);
  expect(preloads().map((link) => [link.rel, link.as, link.getAttribute('href')])).toEqual(
    FILES.map((file) => ['preload', 'script', file]),
  );
  expect(scripts()).toEqual([]);
});

test('the files run when the last of them has arrived, in the order of the list', () => {
  const { preloads, scripts, intend } = renderForm();
  intend('focusin');
  const [first, ...others] = preloads().reverse();
  for (const link of others) link.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  first?.dispatchEvent(new Event('load'));
  expect(scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual(
    FILES.map((file) => [file, false]),
  );
});

test('when a file does not arrive none runs, and the form is a plain one', () => {
  const { preloads, scripts, intend, fail, sent } = renderForm();
  intend('focusin');
  fail();
  for (const link of preloads().slice(1)) link.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  expect(intend('submit')).toBe(true);
  expect(sent()).toBe(0);
});

test('early submits are held, and sent by React at the takeover, as one message', () => {
  const { isBusy, intend, takeOver, sent } = renderForm();
  expect([intend('submit'), intend('submit'), isBusy()]).toEqual([false, false, true]);
  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(sent()).toBe(0);
  takeOver();
  takeOver();
  jest.advanceTimersByTime(TIMEOUT_MS * 2);
  expect(sent()).toBe(1);
  expect(isBusy()).toBe(false);
  expect([intend('submit'), intend('submit')]).toEqual([true, true]);
});

test('a held submit is sent plainly after the timeout, once; files that arrive later never run', () => {
  const { isBusy, intend, takeOver, preloads, scripts, sent } = renderForm();
  intend('submit');
  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  intend('submit');
  expect(sent()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(sent()).toBe(1);
  expect(isBusy()).toBe(false);
  jest.advanceTimersByTime(TIMEOUT_MS * 2);
  for (const link of preloads()) link.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  takeOver();
  expect(sent()).toBe(1);
});

test('a takeover with nothing held sends nothing, and later submits are React’s', () => {
  const { intend, takeOver, sent } = renderForm();
  intend('focusin');
  takeOver();
  expect(intend('submit')).toBe(true);
  jest.advanceTimersByTime(TIMEOUT_MS * 2);
  expect(sent()).toBe(0);
});

test('whatever comes first, the form’s script says what is wrong, not the browser', () => {
  const { form, intend, isBusy } = renderForm();
  find('input').removeAttribute('value');
  expect(form.noValidate).toBe(true);
  expect([intend('submit'), isBusy()]).toEqual([false, true]);
});

test.each([
  ['with a mistake', '', 0],
  ['without one', 'Ada', 1],
])('without that script the browser says it: a held submit %s', (_what, name, sends) => {
  const { form, intend, fail, sent, settled } = renderForm();
  find('input').setAttribute('value', name);
  intend('submit');
  fail();
  fail();
  jest.advanceTimersByTime(TIMEOUT_MS);
  expect(form.noValidate).toBe(false);
  expect(sent()).toBe(sends);
  // The held one is over: with a mistake in it, `keepDraft` need not warn of it.
  expect(settled).toHaveBeenCalledTimes(1);
  expect(intend('submit')).toBe(name === '');
});

test.each([null, ''])('with %j for a list the form is left alone', (list) => {
  const { preloads, intend } = renderForm(list);
  expect(INTENTS.map((type) => intend(type))).toEqual([true, true, true, true]);
  expect(preloads()).toEqual([]);
});

test.each<[string, () => unknown]>([
  ['the visitor has come back', () => window.dispatchEvent(new Event('pageshow'))],
  ['no answer has come for long', () => jest.advanceTimersByTime(1)],
])('a plain form can be sent again when %s', (_when, pass) => {
  const { intend, fail } = renderForm();
  intend('focusin');
  fail();
  expect([intend('submit'), intend('submit')]).toEqual([true, false]);
  jest.advanceTimersByTime(ANSWER_MS - 1);
  expect(intend('submit')).toBe(false);
  pass();
  expect(intend('submit')).toBe(true);
});
