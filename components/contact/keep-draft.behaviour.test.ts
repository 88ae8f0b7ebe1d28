import { find, openPage } from '../test-page';
import { keepDraft } from './keep-draft.behaviour';

const KEY = 'draft';
const PAUSE = 300;

type Field = HTMLInputElement | HTMLTextAreaElement;
type Draft = { values: unknown; isUnderWay?: unknown };

/** A page with the form, loaded in a tab whose session holds a draft, if any. */
function loadPage(draft?: Draft | string, name = '') {
  openPage(`
    <p id="note" data-words="It may have arrived."></p>
    <form>
      <input name="name" /><input name="email" type="email" /><textarea name="message" maxlength="5000"></textarea>
      <input name="_gotcha" tabindex="-1" /><button name="go" value="1">Send</button>
    </form>`);
  sessionStorage.clear();
  const stored = typeof draft === 'string' ? draft : JSON.stringify(draft);
  if (stored !== undefined) sessionStorage.setItem(KEY, stored);
  const field = (fieldName: string) => find(`[name=${fieldName}]`) as Field;
  const form = find('form') as HTMLFormElement;
  field('name').value = name;
  const keep = () => {
    keepDraft(form, KEY, 'note');
  };
  keep();
  return {
    keep,
    field,
    type: (fieldName: string, text: string) => {
      field(fieldName).value = text;
      field(fieldName).dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Something happens to the form: "submit", or what its script reports. */
    tell: (type: string) => form.dispatchEvent(new Event(type, { cancelable: true })),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    comeBack: (persisted = true) =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })),
    isNoteShown: () => document.querySelector('#note')?.textContent === 'It may have arrived.',
    values: () => ['name', 'email', 'message', '_gotcha'].map((one) => field(one).value),
  };
}

const stored = () => sessionStorage.getItem(KEY) ?? undefined;
const readDraft = (): unknown => JSON.parse(stored() ?? 'null');
const ADA = { name: 'Ada', email: '', message: '' };

test('what was typed is there again after a reload; the honeypot and the button are not kept', () => {
  const first = loadPage();
  first.field('_gotcha').value = 'bot';
  first.type('name', 'Ọlá');
  first.type('message', 'Line one\nline two');
  first.leave();
  expect(stored()).not.toMatch(/_gotcha|go/);
  expect(loadPage(stored()).values()).toEqual(['Ọlá', '', 'Line one\nline two', '']);
  expect(loadPage({ values: { _gotcha: 'bot' } }).values()).toEqual(['', '', '', '']);
});

test('it is kept when the visitor pauses, not at every letter', () => {
  const { type } = loadPage();
  type('name', 'A');
  jest.advanceTimersByTime(PAUSE - 1);
  type('name', 'Ada');
  jest.advanceTimersByTime(PAUSE - 1);
  expect(readDraft()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(readDraft()).toEqual({ values: ADA, isUnderWay: false });
});

test('what the browser has restored, or the visitor has typed, is newer than the draft', () => {
  const values = { name: 'Old', email: 'a@b.example' };
  expect(loadPage({ values }, 'New').values()).toEqual(['New', 'a@b.example', '', '']);
});

test.each([
  'not json',
  'null',
  '{"values":null}',
  '{"values":{"name":{"length":1}},"isUnderWay":"yes"}',
])('a storage that holds %s is no draft', (draft) => {
  const { values, isNoteShown, type, leave } = loadPage(draft);
  expect(values()).toEqual(['', '', '', '']);
  expect(isNoteShown()).toBe(false);
  type('name', 'Ada');
  leave();
  expect(readDraft()).toEqual({ values: ADA, isUnderWay: false });
});

test.each(['SecurityError', 'QuotaExceededError'])(
  'a storage that throws a %s leaves the text where it is',
  (error) => {
    const failed = jest.fn();
    window.addEventListener('error', failed);
    const { keep, type, tell, leave, values } = loadPage();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', error);
      });
    }
    keep();
    type('name', 'Ada');
    jest.advanceTimersByTime(PAUSE);
    for (const event of ['submit', 'settled', 'sent']) tell(event);
    leave();
    expect(values()).toEqual(['Ada', '', '', '']);
    expect(failed).not.toHaveBeenCalled();
  },
);

test('a message is marked as being sent at the press, and is a draft again once it is settled', () => {
  const { type, tell } = loadPage();
  type('name', 'Ada');
  tell('submit');
  expect(readDraft()).toEqual({ values: ADA, isUnderWay: true });
  tell('settled');
  expect(readDraft()).toEqual({ values: ADA, isUnderWay: false });
});

test('nothing is kept once the message was sent: no letter before it, nothing after it', () => {
  const { type, tell, leave } = loadPage();
  type('name', 'Ada');
  tell('submit');
  type('message', 'Hello');
  tell('sent');
  expect(readDraft()).toBeNull();
  // The browser may fill the fields in again.
  type('name', 'Ada');
  jest.advanceTimersByTime(PAUSE * 2);
  leave();
  expect(readDraft()).toBeNull();
});

test('a page that ended while a message was being sent says so, until it is sent again', () => {
  const first = loadPage();
  first.type('name', 'Ada');
  first.tell('submit');
  first.leave();
  const second = loadPage(stored());
  expect(second.values()).toEqual(['Ada', '', '', '']);
  expect(second.isNoteShown()).toBe(true);
  second.type('name', 'Ada O.');
  second.leave();
  const third = loadPage(stored());
  expect(third.isNoteShown()).toBe(true);
  third.tell('submit');
  expect(third.isNoteShown()).toBe(false);
  third.tell('settled');
  expect(third.isNoteShown()).toBe(false);
});

test.each([
  ['being sent', ['submit'], true, true],
  ['being sent, on the first show of the page', ['submit'], false, false],
  ['sent', ['submit', 'sent'], true, false],
])('a kept page whose message is %s', (_what, events, persisted, isShown) => {
  const { type, tell, leave, comeBack, isNoteShown } = loadPage();
  type('name', 'Ada');
  events.forEach(tell);
  leave();
  comeBack(persisted);
  expect(isNoteShown()).toBe(isShown);
});

test('what is pasted before the form’s script has arrived is not cut', () => {
  expect(loadPage().field('message').hasAttribute('maxlength')).toBe(false);
});
