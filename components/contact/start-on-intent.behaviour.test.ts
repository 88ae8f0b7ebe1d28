import { startOnIntent } from './start-on-intent.behaviour';

const FILES = ['/_next/payload.js', '/_next/start.js', '/_next/form.js'];
const PATIENCE = 10_000;

/** A page with the form and the list of files, the behaviour at work, and nothing fetched for real. */
function renderForm({ list = JSON.stringify(FILES) as string | null } = {}) {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = `
    ${list === null ? '' : `<script type="application/json" id="files">${list}</script>`}
    <form id="form" action="/f/contact" method="post"><input name="name" /></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const submit = jest.spyOn(form, 'submit').mockImplementation();
  const requestSubmit = jest.spyOn(form, 'requestSubmit').mockImplementation();
  startOnIntent('form', 'files', PATIENCE);

  const preloads = () => [...document.head.querySelectorAll('link')];
  const scripts = () => [...document.head.querySelectorAll('script')];
  return {
    form,
    submit,
    requestSubmit,
    preloads,
    scripts,
    /** Does what a visitor would, on the field inside; says whether the browser went on with it. */
    intend: (type: string) =>
      (type === 'submit' ? form : form.querySelector('input'))?.dispatchEvent(
        new Event(type, { bubbles: true, cancelable: true }),
      ),
    takeOver: () => form.dispatchEvent(new Event('takeover')),
  };
}

const INTENTS = ['focusin', 'pointerover', 'touchstart', 'submit'];

test('before any intent nothing is fetched', () => {
  const { preloads, scripts, intend } = renderForm();
  intend('mousemove');
  intend('keydown');
  jest.advanceTimersByTime(60_000);
  expect(preloads()).toEqual([]);
  expect(scripts()).toEqual([]);
});

test.each(INTENTS)('%s fetches every file, and none is run yet', (type) => {
  const { preloads, scripts, intend } = renderForm();
  intend(type);
  expect(preloads().map((link) => [link.rel, link.as, link.getAttribute('href')])).toEqual(
    FILES.map((file) => ['preload', 'script', file]),
  );
  expect(scripts()).toEqual([]);
});

test.each(INTENTS)('after %s no other intent fetches again', (type) => {
  const { preloads, intend } = renderForm();
  for (const next of [type, ...INTENTS, type]) intend(next);
  expect(preloads()).toHaveLength(FILES.length);
});

test('the files are run when the last of them has arrived, in the order of the list', () => {
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

test('a file that does not arrive keeps the others from being run, and the form is a plain one', () => {
  const { preloads, scripts, submit, intend } = renderForm();
  intend('focusin');
  const [first, ...others] = preloads();
  first?.dispatchEvent(new Event('error'));
  for (const link of others) link.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  expect(intend('submit')).toBe(true);
  expect(submit).not.toHaveBeenCalled();
});

test('a submit that waits is sent plainly when a file does not arrive, once', () => {
  const { form, preloads, submit, requestSubmit, intend } = renderForm();
  intend('submit');
  for (const link of preloads()) link.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(PATIENCE * 2);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(requestSubmit).not.toHaveBeenCalled();
  expect(form.hasAttribute('aria-busy')).toBe(false);
});

test('an early submit is held, said to be busy, and sent by React at the takeover, once', () => {
  const { form, submit, requestSubmit, intend, takeOver } = renderForm();
  expect(intend('submit')).toBe(false);
  expect(form.getAttribute('aria-busy')).toBe('true');
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(requestSubmit).not.toHaveBeenCalled();
  takeOver();
  takeOver();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(form.hasAttribute('aria-busy')).toBe(false);
  jest.advanceTimersByTime(PATIENCE * 2);
  expect(submit).not.toHaveBeenCalled();
});

test('two early submits are one message', () => {
  const { submit, requestSubmit, intend, takeOver } = renderForm();
  expect([intend('submit'), intend('submit')]).toEqual([false, false]);
  takeOver();
  jest.advanceTimersByTime(PATIENCE * 2);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('a submit waits no longer than it may, and is then sent plainly, once', () => {
  const { form, submit, requestSubmit, intend, takeOver } = renderForm();
  intend('submit');
  jest.advanceTimersByTime(PATIENCE - 1);
  intend('submit');
  expect(submit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(form.hasAttribute('aria-busy')).toBe(false);
  jest.advanceTimersByTime(PATIENCE * 2);
  takeOver();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(requestSubmit).not.toHaveBeenCalled();
});

test('a takeover with nothing held sends nothing, and later submits are React’s', () => {
  const { submit, requestSubmit, intend, takeOver } = renderForm();
  intend('focusin');
  takeOver();
  expect(intend('submit')).toBe(true);
  jest.advanceTimersByTime(PATIENCE * 2);
  expect(submit).not.toHaveBeenCalled();
  expect(requestSubmit).not.toHaveBeenCalled();
});

test.each([null, ''])('with %j for a list the form is left alone', (list) => {
  const { preloads, intend } = renderForm({ list });
  expect(INTENTS.map((type) => intend(type))).toEqual([true, true, true, true]);
  expect(preloads()).toEqual([]);
});

test('on a page without the form nothing happens', () => {
  document.body.innerHTML = '<script type="application/json" id="files">["/a.js"]</script>';
  expect(() => {
    startOnIntent('form', 'files', PATIENCE);
  }).not.toThrow();
});

test('sent without its script, the form is not sent again while the answer is awaited', () => {
  const { intend, preloads, submit } = renderForm();
  intend('submit');
  preloads()[0]?.onerror?.call(window, new Event('error'));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(intend('submit')).toBe(false);
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(intend('submit')).toBe(false);
});

test.each<[string, () => unknown]>([
  ['the visitor has come back to it', () => window.dispatchEvent(new Event('pageshow'))],
  ['no answer has come for long', () => jest.advanceTimersByTime(PATIENCE)],
])('sent without its script, the form may be sent again when %s', (_when, pass) => {
  const { intend, preloads } = renderForm();
  intend('focusin');
  preloads()[0]?.onerror?.call(window, new Event('error'));
  expect(intend('submit')).toBe(true);
  expect(intend('submit')).toBe(false);
  pass();
  expect(intend('submit')).toBe(true);
});

test('taken over, every press is the script’s, also when the patience would have ended', () => {
  const { intend, takeOver } = renderForm();
  intend('submit');
  takeOver();
  jest.advanceTimersByTime(PATIENCE);
  expect(intend('submit')).toBe(true);
  expect(intend('submit')).toBe(true);
});
