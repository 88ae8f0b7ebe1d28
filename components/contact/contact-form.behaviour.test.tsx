import '@testing-library/jest-dom';
import { act, fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import { saveBeginning } from '@/lib/contact/draft';
import { contactFormProps as props } from '../test-content';
import { findElement, renderPage } from '../test-page';
import { ContactForm } from './contact-form';
import { contactForm } from './contact-form.behaviour';

const lines = { risk: 'About Risk:\n', tax: 'About Tax:\n' };

function loadPageInSameTab(restoredValues: Record<string, string> = {}, navigation = 'navigate') {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  renderPage(`<div>${renderToString(<ContactForm {...props} />)}</div>`);
  const restoreValues = () => {
    for (const [name, text] of Object.entries(restoredValues)) field(name).value = text;
  };
  restoreValues();
  contactForm(findElement('div'), { ...props, lines });
  // When the visitor goes back, Firefox restores field values before the scripts run, and Chromium afterwards.
  if (navigation === 'back_forward') restoreValues();
  firePageShow(false);
}

function openNewTab() {
  sessionStorage.clear();
  loadPageInSameTab();
}

const field = (name: string) => findElement(`[name=${name}]`) as HTMLInputElement;
const text = (name: string) => field(name).value;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const firePageShow = (persisted: boolean) =>
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));
const button = () => findElement('[type=submit]');
const readStoredDraft = () => sessionStorage.getItem('contact-draft') ?? '';
/** Fires a `submit` event. Returns false if a script prevents the browser from submitting the form. */
const submit = () => fireEvent.submit(findElement('form'));
const waitForHydration = () => act(() => jest.advanceTimersByTimeAsync(300));
const isHydrated = () => Object.keys(findElement('form')).some((key) => key.startsWith('__react'));

test('saves the typed text and restores it after a reload, except the text of the honeypot field', () => {
  openNewTab();
  field('_gotcha').value = 'bot';
  type('name', 'Ọlá');
  type('message', 'Line one\nline two');
  expect(readStoredDraft()).not.toContain('bot');
  // Simulate a draft that was saved before the form had the field `phone`.
  sessionStorage.setItem('contact-draft', readStoredDraft().replace('"phone":"",', ''));
  loadPageInSameTab({}, 'reload');
  const texts = ['name', 'phone', 'message'].map(text);
  expect(texts).toEqual(['Ọlá', '', 'Line one\nline two']);
});

test.each([
  ['About Risk:\n', '', '?utm_source=x&about=risk'],
  ['', '', '?about=toString'],
  ['About Tax:\nHow?', 'About Tax:\nHow?', '?about=risk'],
])('shows the message %j if the draft is %j and the URL has %s', (after, before, query) => {
  openNewTab();
  type('message', before);
  history.replaceState(null, '', `/contact${query}`);
  loadPageInSameTab();
  expect(text('message')).toBe(after);
  history.replaceState(null, '', '/contact');
});

test('inserts the opening line from an article at the start of the message, but not a second time', () => {
  openNewTab();
  saveBeginning({ first: 'About Tax: ' });
  loadPageInSameTab();
  expect(text('message')).toBe('About Tax: ');
  type('message', '');
  loadPageInSameTab();
  expect(text('message')).toBe('');
});

const FIELDS = { name: 'Ada', email: 'ada@example.com', message: 'Which loan?' };
const OLD = { name: 'Ada', message: 'Old' };
const NEW = { name: '', message: 'New' };
const EMPTY = { name: '', message: '' };

test.each([
  ['the draft', 'they are empty', 'navigate', {}, NEW, NEW],
  ['the typed text', 'the visitor typed before the script ran', 'navigate', OLD, NEW, OLD],
  ['the draft', 'the browser restores older text after Back', 'back_forward', OLD, NEW, NEW],
  ['no text', 'the visitor goes Back after sending', 'back_forward', OLD, undefined, EMPTY],
  ['no text', 'the visitor reloads after sending', 'reload', OLD, undefined, EMPTY],
] as const)('shows %s in the form if %s', (_text, _case, navigation, restored, typed, expected) => {
  openNewTab();
  if (typed) type('message', typed.message);
  else dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  loadPageInSameTab(restored, navigation);
  expect({ name: text('name'), message: text('message') }).toEqual(expected);
  expect(readStoredDraft()).toContain(JSON.stringify(expected.message));
});

test('keeps the text that the browser restores in the form after Back if there is no draft', () => {
  sessionStorage.clear();
  loadPageInSameTab(OLD, 'back_forward');
  expect(text('message')).toBe('Old');
});

test.each([
  ['plain', false],
  ['hydrated', true],
])('fills a %s form from the back/forward cache with the newest draft', async (_, isFocused) => {
  openNewTab();
  type('name', 'Ada');
  type('message', 'Old');
  if (isFocused) field('name').focus();
  await waitForHydration();
  expect(isHydrated()).toBe(isFocused);
  sessionStorage.setItem('contact-draft', readStoredDraft().replace('"Old"', '"New"'));
  act(() => void firePageShow(true));
  expect([text('name'), text('message')]).toEqual(['Ada', 'New']);
  dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  act(() => void firePageShow(true));
  expect([text('name'), text('message')]).toEqual(['', '']);
});

test('restores the plain form and the typed text if a browser extension makes React throw', async () => {
  openNewTab();
  field('name').focus();
  await waitForHydration();
  type('name', 'Ada');
  submit();
  findElement('#email-error').remove();
  type('email', 'ada@example.com');
  // Do not use `act` here, because React would then throw the error instead of calling `onUncaughtError`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  findElement('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await jest.advanceTimersByTimeAsync(300);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(isHydrated()).toBe(false);
  expect([text('name'), text('email')]).toEqual(['Ada', 'ada@example.com']);
});

test('keeps the typed text in the field if the browser blocks session storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  loadPageInSameTab();
  type('name', 'Ada');
  submit();
  expect(text('name')).toBe('Ada');
  jest.restoreAllMocks();
});

test('submits the form once it is hydrated if the visitor submits it earlier and does not continue typing', async () => {
  const fetch = jest.fn(() => new Promise(() => undefined));
  Object.assign(globalThis, { fetch });
  openNewTab();
  for (const [name, value] of Object.entries(FIELDS)) type(name, value);
  expect([submit(), submit()]).toEqual([false, false]);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await waitForHydration();
  expect(fetch).toHaveBeenCalledTimes(1);
  openNewTab();
  submit();
  type('message', 'I would like');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  await waitForHydration();
  expect(document.querySelector('[data-invalid]')).toBeNull();
  openNewTab();
  submit();
  await waitForHydration();
  expect(findElement('#name-error')).toHaveTextContent('Enter your name');
});

test.each(['focusIn', 'pointerOver'] as const)(
  'hydrates the form on the event %s, and saves the draft even after hydration',
  async (intent) => {
    openNewTab();
    await waitForHydration();
    expect(isHydrated()).toBe(false);
    fireEvent[intent](field('name'));
    await waitForHydration();
    expect(isHydrated()).toBe(true);
    type('message', 'Which loan?');
    expect(readStoredDraft()).toContain('Which loan?');
  },
);

test.each(['pointerup', 'pointercancel'])('hydrates a pressed form after %s', async (end) => {
  openNewTab();
  fireEvent.pointerDown(button());
  fireEvent.pointerOver(button());
  await waitForHydration();
  expect(isHydrated()).toBe(false);
  dispatchEvent(new Event(end));
  expect(isHydrated()).toBe(false);
  await waitForHydration();
  expect(isHydrated()).toBe(true);
});

// Keep this test last, because React cannot be loaded afterwards.
test.each([
  ['an invalid form again', {}, 0],
  ['a valid form without React', FIELDS, 1],
])('lets the browser check %s if React cannot be loaded', async (_case, values, count) => {
  openNewTab();
  jest.doMock('./hydrate-contact-form', () => {
    throw new Error('Failed to fetch');
  });
  for (const [name, value] of Object.entries(values)) type(name, value);
  const form = findElement('form') as HTMLFormElement;
  const submitNatively = jest.spyOn(form, 'submit').mockReturnValue();
  submit();
  await waitForHydration();
  submit();
  await waitForHydration();
  expect(submitNatively).toHaveBeenCalledTimes(count);
  expect(form.noValidate).toBe(false);
  if (count === 0) return;
  firePageShow(true);
  submit();
  await waitForHydration();
  expect(submitNatively).toHaveBeenCalledTimes(2);
});
