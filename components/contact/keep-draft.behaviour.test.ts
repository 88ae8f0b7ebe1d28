import { fireEvent } from '@testing-library/dom';
import { keepDraft } from '@/lib/contact/draft';
import { find, showPage } from '../test-page';
import keepFormDraft from './keep-draft.behaviour';

const lines = { risk: 'About Risk:\n', tax: 'About Tax:\n' };

/** Loads the page with the form. The tab keeps what the page before has stored. */
function loadPage(restored: Record<string, string> = {}) {
  jest.useFakeTimers();
  showPage(`
    <form>
      <input name="name" maxlength="120" /><input name="email" maxlength="254" />
      <input name="phone" maxlength="64" /><textarea name="message" maxlength="5000"></textarea>
      <input name="_gotcha" value="bot" /><button type="submit" name="go" value="1">Send</button>
    </form>`);
  for (const [name, text] of Object.entries(restored)) field(name).value = text;
  keepFormDraft(find('form') as HTMLFormElement, { lines });
}

/** Loads the page in a new tab. */
function openTab(draft = '', restored?: Record<string, string>) {
  sessionStorage.clear();
  if (draft) sessionStorage.setItem('contact-draft', draft);
  loadPage(restored);
}

const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
const text = (name: string) => field(name).value;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const leave = () => window.dispatchEvent(new Event('pagehide'));

/** The browser itself sends the form, unless a script prevents it. */
function submit() {
  fireEvent.submit(find('form'));
  jest.advanceTimersByTime(1);
}

test('a reload brings back the text, but neither the honeypot nor the button', () => {
  openTab();
  // A pasted text is not cut.
  expect(field('message')).not.toHaveAttribute('maxlength');
  type('name', 'Ọlá');
  type('message', 'Line one\nline two');
  leave();
  loadPage();
  expect([text('name'), text('message')]).toEqual(['Ọlá', 'Line one\nline two']);
  expect(sessionStorage.getItem('contact-draft')).not.toContain('bot');
});

test.each([
  ['begins with the service of the URL', '', '?utm_source=x&about=risk', 'About Risk:\n'],
  ['has no line for an unknown service', '', '?about=toString', ''],
  ['loses a line that was not continued', 'About Tax:\n', '', ''],
  ['changes such a line to another service', 'About Tax:\n', '?about=risk', 'About Risk:\n'],
  ['keeps a line that was continued', 'About Tax:\nHow?', '?about=risk', 'About Tax:\nHow?'],
])('the message %s', (_what, before, query, after) => {
  history.replaceState(null, '', `/contact${query}`);
  openTab(JSON.stringify({ message: before }));
  expect(text('message')).toBe(after);
  history.replaceState(null, '', '/contact');
});

test('a draft does not replace what the fields hold already', () => {
  openTab('{"name":"Old","message":"Hello"}', { name: 'New' });
  expect([text('name'), text('message')]).toEqual(['New', 'Hello']);
});

test.each(['not json', 'null'])('a stored %s is no draft', (draft) => {
  openTab(draft);
  expect(text('name')).toBe('');
});

test('a storage that throws leaves the text in its fields', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  loadPage();
  type('name', 'Ada');
  submit();
  leave();
  expect(text('name')).toBe('Ada');
  jest.restoreAllMocks();
});

test('a message that the browser itself sends is sent once, and stays a draft', () => {
  openTab();
  type('message', 'Which loan?');
  submit();
  // A second press would send it twice.
  expect(field('go')).toBeDisabled();
  leave();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(field('go')).toBeEnabled();
  loadPage();
  expect(text('message')).toBe('Which loan?');
});

test('an answer that does not come within a minute lets the visitor send again', () => {
  openTab();
  submit();
  jest.advanceTimersByTime(60_000);
  expect(field('go')).toBeEnabled();
});

test('a message that React sends is left to React', () => {
  openTab();
  find('form').addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(field('go')).toBeEnabled();
});

test('a message that has arrived does not come back when the visitor leaves', () => {
  openTab();
  type('message', 'Which loan?');
  keepDraft(undefined);
  find('form').remove();
  leave();
  loadPage();
  expect(text('message')).toBe('');
});
