import '@testing-library/jest-dom';
import { act, fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import { leaveBeginning } from '@/lib/contact/draft';
import { pages } from '../test-content';
import { find, showPage } from '../test-page';
import { ContactForm, type ContactFormProps } from './contact-form';
import { contactForm } from './contact-form.behaviour';

const props: ContactFormProps = {
  action: '/f/contact',
  thanks: {
    copy: pages.contact.form.thanks,
    replyTime: undefined,
    booking: undefined,
    phone: '+234 800 000 0002',
  },
  privacy: 'We answer you.',
  alternatives: { email: 'a@firm.example', phone: '+234 800 000 0002', whatsapp: undefined },
};

const lines = { risk: 'About Risk:\n', tax: 'About Tax:\n' };

/**
 * Loads the page with the form. The tab keeps what the page before has stored.
 *
 * @param restored what the fields hold before the script runs
 */
function loadPage(restored: Record<string, string> = {}, navigation = 'navigate') {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  showPage(`<div>${renderToString(<ContactForm {...props} />).replaceAll('<!-- -->', '')}</div>`);
  const restore = () => {
    for (const [name, text] of Object.entries(restored)) field(name).value = text;
  };
  restore();
  contactForm(find('div'), { ...props, lines });
  // Firefox restores a text before the scripts run, Chromium after them.
  if (navigation === 'back_forward') restore();
  show(false);
}

/** Loads the page in a new tab. */
function openTab() {
  sessionStorage.clear();
  loadPage();
}

const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
const text = (name: string) => field(name).value;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
/** The browser shows the page: it has loaded, or is as it was when the visitor left it. */
const show = (persisted: boolean) =>
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));
const stored = () => sessionStorage.getItem('contact-draft') ?? '';
/** Returns whether the browser itself submits the form. */
const submit = () => fireEvent.submit(find('form'));
/** Waits until a module has loaded, and until an action is over. */
const wait = (milliseconds = 300) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Whether React has taken over: it checks the form itself. */
const isReact = () => (find('form') as HTMLFormElement).noValidate;

test('a reload brings back the text, but not the honeypot', () => {
  openTab();
  field('_gotcha').value = 'bot';
  type('name', 'Ọlá');
  type('message', 'Line one\nline two');
  loadPage({}, 'reload');
  expect([text('name'), text('message')]).toEqual(['Ọlá', 'Line one\nline two']);
  expect(stored()).not.toContain('bot');
});

test.each([
  ['begins with the service of the URL', '', '?utm_source=x&about=risk', 'About Risk:\n'],
  ['has no line for an unknown service', '', '?about=toString', ''],
  ['keeps a line that was continued', 'About Tax:\nHow?', '?about=risk', 'About Tax:\nHow?'],
])('the message %s', (_what, before, query, after) => {
  openTab();
  type('message', before);
  history.replaceState(null, '', `/contact${query}`);
  loadPage();
  expect(text('message')).toBe(after);
  history.replaceState(null, '', '/contact');
});

test('the message begins with what an article has left for it, once', () => {
  openTab();
  leaveBeginning({ first: 'About Tax: ' });
  loadPage();
  expect(text('message')).toBe('About Tax: ');
  type('message', '');
  loadPage();
  expect(text('message')).toBe('');
});

const OLD = { name: 'Ada', message: 'Old' };
const [TYPED, SENT] = [{ name: '', message: 'New' }, undefined];

test.each([
  ['opens', 'navigate', {}, TYPED, TYPED],
  ['opens, and the visitor types before its script', 'navigate', OLD, TYPED, OLD],
  ['comes back', 'back_forward', OLD, TYPED, TYPED],
  ['comes back after the message was sent', 'back_forward', OLD, SENT, { name: '', message: '' }],
  ['is reloaded after the message was sent', 'reload', OLD, SENT, { name: '', message: '' }],
] as const)('a page that %s shows the newest text', (_how, navigation, restored, typed, shown) => {
  openTab();
  if (typed) type('message', typed.message);
  else dispatchEvent(new Event(MESSAGE_SENT));
  loadPage(restored, navigation);
  expect({ name: text('name'), message: text('message') }).toEqual(shown);
  expect(stored()).toContain(JSON.stringify(shown.message));
});

test('a page that comes back without a draft keeps the text that the browser restored', () => {
  sessionStorage.clear();
  loadPage(OLD, 'back_forward');
  expect(text('message')).toBe('Old');
});

test.each([false, true])(
  'a page that was kept takes the newest text, also with React: %s',
  async (isHydrated) => {
    openTab();
    type('name', 'Ada');
    type('message', 'Old');
    if (isHydrated) field('name').focus();
    await wait();
    expect(isReact()).toBe(isHydrated);
    sessionStorage.setItem('contact-draft', stored().replace('"Old"', '"New"'));
    act(() => void show(true));
    expect([text('name'), text('message')]).toEqual(['Ada', 'New']);
    dispatchEvent(new Event(MESSAGE_SENT));
    act(() => void show(true));
    expect([text('name'), text('message')]).toEqual(['', '']);
  },
);

test('if others change the page so that React fails, the plain form comes back with the text', async () => {
  openTab();
  field('name').focus();
  await wait();
  type('name', 'Ada');
  submit();
  // An extension takes away an error.
  find('#email-error').remove();
  type('email', 'ada@example.com');
  // Inside act, React throws errors instead of handling them.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await jest.advanceTimersByTimeAsync(300);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(isReact()).toBe(false);
  expect([text('name'), text('email')]).toEqual(['Ada', 'ada@example.com']);
});

test('a storage that throws leaves the text in its fields', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  loadPage();
  type('name', 'Ada');
  submit();
  expect(text('name')).toBe('Ada');
  jest.restoreAllMocks();
});

test('a message that the browser itself sends is sent once, and stays a draft', async () => {
  openTab();
  type('message', 'Which loan?');
  field('name').focus();
  expect([submit(), submit()]).toEqual([true, false]);
  await wait();
  // React does not take over, because the page is about to be replaced.
  expect(isReact()).toBe(false);
  show(true);
  await wait();
  expect(isReact()).toBe(true);
  loadPage();
  expect(text('message')).toBe('Which loan?');
});

test('an answer that does not come within a minute lets the visitor send again', () => {
  openTab();
  submit();
  jest.advanceTimersByTime(10_000);
  expect(submit()).toBe(false);
  jest.advanceTimersByTime(50_000);
  expect(submit()).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(submit()).toBe(false);
  type('name', 'Ada');
  expect(submit()).toBe(true);
});

test.each(['focusIn', 'pointerOver'] as const)('React takes over after %s', async (intent) => {
  openTab();
  await wait();
  expect(isReact()).toBe(false);
  fireEvent[intent](field('name'));
  await wait();
  expect(isReact()).toBe(true);
  // React submits the form, and the behaviour still keeps the draft.
  type('message', 'Which loan?');
  expect(submit()).toBe(false);
  expect(stored()).toContain('Which loan?');
});

test.each([
  ['a press', 'pointerDown', 'pointerUp'],
  ['a key', 'keyDown', 'keyUp'],
  ['a letter of an input method', 'compositionStart', 'compositionEnd'],
] as const)('React waits for the end of %s', async (_what, start, end) => {
  openTab();
  fireEvent[start](field('message'));
  fireEvent.focusIn(field('message'));
  await wait();
  expect(isReact()).toBe(false);
  fireEvent[end](field('message'));
  expect(isReact()).toBe(false);
  await wait();
  expect(isReact()).toBe(true);
});

test('React waits until the visitor leaves the e-mail field, whose caret cannot be read', async () => {
  openTab();
  field('email').focus();
  field('email').value = 'ola@example.com';
  await wait();
  expect(isReact()).toBe(false);
  field('message').focus();
  await wait();
  expect(isReact()).toBe(true);
});
