import { fireEvent } from '@testing-library/dom';
import { find, showPage } from '../test-page';
import { keepDraft } from './keep-draft.behaviour';

const PAUSE = 300;

/** Loads the page with the form. The tab keeps what the page before has stored. */
function loadPage(name = '') {
  jest.useFakeTimers();
  showPage(`
    <p id="note" data-words="It may have arrived."></p>
    <form>
      <input name="name" value="${name}" /><textarea name="message" maxlength="5000"></textarea>
      <input name="_gotcha" tabindex="-1" value="bot" /><button name="go" value="1">Send</button>
    </form>`);
  keepDraft(find('form') as HTMLFormElement, 'draft', 'note');
}

/** Loads the page in a new tab, whose session may hold a draft. */
function openTab(draft = '', name = '') {
  sessionStorage.clear();
  if (draft) sessionStorage.setItem('draft', draft);
  loadPage(name);
}

const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
const values = () => [field('name').value, field('message').value];
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const report = (event: string) => find('form').dispatchEvent(new Event(event));
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const isWarned = () => find('#note').textContent === 'It may have arrived.';
const readDraft = (): unknown => JSON.parse(sessionStorage.getItem('draft') ?? 'null');

test('a reload brings back the text, but neither the honeypot nor the button', () => {
  openTab();
  // A pasted text is not cut.
  expect(field('message')).not.toHaveAttribute('maxlength');
  type('name', 'Ọlá');
  type('message', 'Line one\nline two');
  leave();
  const draft = { name: 'Ọlá', message: 'Line one\nline two' };
  expect(readDraft()).toEqual({ values: draft, isUnderWay: false });
  loadPage();
  expect(values()).toEqual(['Ọlá', 'Line one\nline two']);
  expect(isWarned()).toBe(false);
});

test('the draft is stored when the visitor pauses', () => {
  openTab();
  type('name', 'A');
  jest.advanceTimersByTime(PAUSE - 1);
  type('name', 'Ada');
  jest.advanceTimersByTime(PAUSE - 1);
  expect(readDraft()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(readDraft()).toMatchObject({ values: { name: 'Ada' } });
});

test('a draft does not replace what the fields hold already', () => {
  openTab('{"values":{"name":"Old","message":"Hello"}}', 'New');
  expect(values()).toEqual(['New', 'Hello']);
});

test.each([
  'not json',
  'null',
  '{"values":null}',
  '{"values":{"name":{"length":1}},"isUnderWay":"yes"}',
])('a stored %s is ignored and replaced', (draft) => {
  openTab(draft);
  expect(values()).toEqual(['', '']);
  expect(isWarned()).toBe(false);
  leave();
  expect(readDraft()).toEqual({ values: { name: '', message: '' }, isUnderWay: false });
});

test('a storage that throws leaves the text in its fields', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  loadPage();
  const failed = jest.fn();
  window.addEventListener('error', failed);
  type('name', 'Ada');
  jest.advanceTimersByTime(PAUSE);
  for (const event of ['submit', 'settled', 'sent']) report(event);
  leave();
  expect(values()).toEqual(['Ada', '']);
  expect(failed).not.toHaveBeenCalled();
  storage.mockRestore();
});

test('a page that ended during a submit warns the visitor, until the next submit', () => {
  openTab();
  type('name', 'Ada');
  report('submit');
  loadPage();
  expect(values()).toEqual(['Ada', '']);
  expect(isWarned()).toBe(true);
  leave();
  loadPage();
  expect(isWarned()).toBe(true);
  report('submit');
  comeBack(false);
  expect(isWarned()).toBe(false);
  // The browser had kept the page.
  comeBack(true);
  expect(isWarned()).toBe(true);
  report('settled');
  loadPage();
  expect(isWarned()).toBe(false);
});

test('nothing is stored once the message was sent', () => {
  openTab();
  type('name', 'Ada');
  report('submit');
  type('message', 'Hello');
  report('sent');
  expect(readDraft()).toBeNull();
  // The browser may fill in the fields again.
  type('name', 'Ada');
  jest.advanceTimersByTime(PAUSE);
  leave();
  comeBack(true);
  expect(readDraft()).toBeNull();
  expect(isWarned()).toBe(false);
});
