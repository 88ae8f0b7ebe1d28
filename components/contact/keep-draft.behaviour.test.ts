import { fireEvent } from '@testing-library/dom';
import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import { keepDraft, noteArrival } from '@/lib/contact/draft';
import { find, showPage } from '../test-page';
import keepFormDraft from './keep-draft.behaviour';

const UNKNOWN = 'It may have arrived.';
const ARRIVED = 'It has arrived.';

/** Loads the page with the form. The tab keeps what the page before has stored. */
function loadPage(restored: Record<string, string> = {}) {
  jest.useFakeTimers();
  showPage(`
    <p id="note" data-unknown="${UNKNOWN}" data-arrived="${ARRIVED}"
      data-about='[["risk","About Risk:\\n"],["tax","About Tax:\\n"]]'></p>
    <form>
      <input name="name" maxlength="120" /><input name="email" maxlength="254" />
      <input name="phone" maxlength="64" /><textarea name="message" maxlength="5000"></textarea>
      <input name="_gotcha" value="bot" /><button type="submit" name="go" value="1">Send</button>
    </form>`);
  for (const [name, text] of Object.entries(restored)) field(name).value = text;
  keepFormDraft(find('form') as HTMLFormElement);
}

/** Loads the page in a new tab of a browser in which nothing was sent. */
function openTab(draft = '', restored?: Record<string, string>) {
  sessionStorage.clear();
  localStorage.clear();
  if (draft) sessionStorage.setItem('contact-draft', draft);
  loadPage(restored);
}

const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
const text = (name: string) => field(name).value;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const note = () => find('#note').textContent;
const values = (changes: object) => ({ name: '', email: '', phone: '', message: '', ...changes });

/** The browser itself sends the form, unless React prevents it. */
function submit({ isTaken = false } = {}) {
  const form = find('form');
  if (isTaken) form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(form);
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
  expect(note()).toBe('');
});

test.each([
  ['begins with the service of the URL', '', '?utm_source=x&about=risk', 'About Risk:\n'],
  ['has no line for an unknown service', '', '?about=toString', ''],
  ['loses a line that was not continued', 'About Tax:\n', '', ''],
  ['changes such a line to another service', 'About Tax:\n', '?about=risk', 'About Risk:\n'],
  ['keeps a line that was continued', 'About Tax:\nHow?', '?about=risk', 'About Tax:\nHow?'],
])('the message %s', (_what, before, query, after) => {
  history.replaceState(null, '', `/contact${query}`);
  openTab(JSON.stringify({ values: { message: before } }));
  expect(text('message')).toBe(after);
  history.replaceState(null, '', '/contact');
});

test('a draft does not replace what the fields hold already', () => {
  openTab('{"values":{"name":"Old","message":"Hello"}}', { name: 'New' });
  expect([text('name'), text('message')]).toEqual(['New', 'Hello']);
});

test.each(['not json', 'null'])('a stored %s is no draft', (draft) => {
  openTab(draft);
  expect([text('name'), note()]).toEqual(['', '']);
});

test('a storage that throws leaves the text in its fields', () => {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  loadPage();
  type('name', 'Ada');
  submit();
  leave();
  expect(text('name')).toBe('Ada');
  jest.restoreAllMocks();
});

test('a message that the browser itself sends may have arrived, after a reload and on Back', () => {
  openTab();
  type('message', 'Which loan?');
  submit();
  expect(note()).toBe('');
  // A second press would send it twice.
  expect(field('go')).toBeDisabled();
  leave();
  comeBack(true);
  expect(field('go')).toBeEnabled();
  expect(note()).toBe(UNKNOWN);
  loadPage();
  expect([text('message'), note()]).toEqual(['Which loan?', UNKNOWN]);
});

test('of a message that failed on this page the form tells; nothing appears while one types', () => {
  openTab();
  keepDraft(values({ message: 'Which loan?' }), 'unknown');
  type('message', 'Which loan? And');
  expect(note()).toBe('');
  loadPage();
  expect(note()).toBe(UNKNOWN);
  window.dispatchEvent(new Event(MESSAGE_SENT));
  expect(document.querySelector('#note')).toBeNull();
});

test('an answer that does not come within a minute lets the visitor send again', () => {
  openTab();
  submit();
  jest.advanceTimersByTime(60_000);
  expect(field('go')).toBeEnabled();
});

test('of a message that React sends, React keeps what is known', () => {
  openTab();
  type('message', 'Which loan?');
  submit({ isTaken: true });
  expect(field('go')).toBeEnabled();
  leave();
  loadPage();
  expect([text('message'), note()]).toEqual(['Which loan?', '']);
});

const sent = { name: 'Ọlá', email: 'ola@mail.test', message: 'Which loan?' };

test.each([
  ['the browser restores its fields', sent, {}, {}],
  ['the browser restores its fields late', {}, sent, {}],
  ['another tab still has it', {}, {}, sent],
])('a message that arrived is not offered again without a word when %s', (...row) => {
  const [, restored, late, draft] = row;
  openTab();
  noteArrival(values(sent));
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: draft, earlier: 'none' }));
  loadPage(restored);
  for (const [name, value] of Object.entries(late)) field(name).value = value;
  if (late === sent) comeBack(false);
  expect([text('message'), note()]).toEqual(['Which loan?', ARRIVED]);
  type('message', 'Which loan? And which bank?');
  expect(note()).toBe('');
});

test('a tab that is open learns that another has sent its message', () => {
  openTab('', sent);
  noteArrival(values(sent));
  window.dispatchEvent(new Event('focus'));
  expect(note()).toBe(ARRIVED);
});
