import { keepDraft } from './keep-draft.behaviour';

const KEY = 'draft';
const DEBOUNCE = 300;

type Setting = {
  /** What the tab's session holds when the page is loaded. */
  stored?: string;
  /** What the browser has put back into the name by itself. */
  name?: string;
  hasNote?: boolean;
};

/** What the session holds: the typed values, and whether they were being sent. */
const makeStored = (values: unknown, isUnderWay: unknown = false) =>
  JSON.stringify({ values, isUnderWay });

type Listening = Parameters<typeof window.addEventListener>;
const heard: Listening[] = [];

/** A new page in the tab: what the last one listened to is gone with it. */
function openPage() {
  jest.useFakeTimers();
  jest.restoreAllMocks();
  for (const listening of heard.splice(0)) window.removeEventListener(...listening);
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listening: Listening) => {
    heard.push(listening);
    listen(...listening);
  });
  sessionStorage.clear();
}

/** A page with the form, loaded with the behaviour. */
function renderForm({ stored, name = '', hasNote = true }: Setting = {}) {
  openPage();
  if (stored !== undefined) sessionStorage.setItem(KEY, stored);
  document.body.innerHTML = `
    ${hasNote ? '<p id="note" hidden>It may have arrived.</p>' : ''}
    <form id="form">
      <input name="name" /><input name="email" type="email" /><textarea name="message" maxlength="5000"></textarea>
      <input name="_gotcha" tabindex="-1" /><button name="go" value="1">Send</button>
    </form>`;
  const field = (fieldName: string) => {
    const element = document.querySelector(`[name=${fieldName}]`);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element;
    throw new Error(`no field ${fieldName}`);
  };
  field('name').value = name;
  keepDraft('form', KEY, 'note');
  const form = document.querySelector('form');
  return {
    field,
    type: (fieldName: string, text: string) => {
      field(fieldName).value = text;
      field(fieldName).dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Something happens to the form: "submit", or what its script tells. */
    tell: (type: string) => form?.dispatchEvent(new Event(type, { cancelable: true })),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    comeBack: (persisted = true) =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })),
    isNoteShown: () => document.querySelector<HTMLElement>('#note')?.hidden === false,
    values: () => ['name', 'email', 'message', '_gotcha'].map((one) => field(one).value),
  };
}

const readDraft = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** A storage that the browser keeps from the page. */
function closeStorage(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  }
}

test('what was typed is there again after a reload', () => {
  const first = renderForm();
  first.type('name', 'Ọlá');
  first.type('message', 'Line one\nline two');
  first.leave();
  const stored = sessionStorage.getItem(KEY) ?? '';
  expect(renderForm({ stored }).values()).toEqual(['Ọlá', '', 'Line one\nline two', '']);
});

test('it is kept once the visitor pauses, not at every letter', () => {
  const { type } = renderForm();
  type('name', 'A');
  jest.advanceTimersByTime(DEBOUNCE - 1);
  type('name', 'Ad');
  jest.advanceTimersByTime(DEBOUNCE - 1);
  expect(readDraft()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(readDraft()).toEqual({
    values: { name: 'Ad', email: '', message: '' },
    isUnderWay: false,
  });
});

test('who leaves in the middle of a word loses none of it', () => {
  const { type, leave } = renderForm();
  type('message', 'Hello the');
  leave();
  expect(readDraft()).toMatchObject({ values: { message: 'Hello the' } });
});

test('a page that the browser kept goes on keeping', () => {
  const { type, leave } = renderForm();
  leave();
  type('name', 'Ada');
  jest.advanceTimersByTime(DEBOUNCE);
  expect(readDraft()).toMatchObject({ values: { name: 'Ada' } });
});

test('the trap for bots and the button are neither kept nor filled in', () => {
  const { field, type, leave } = renderForm();
  field('_gotcha').value = 'bot';
  type('name', 'Ada');
  leave();
  expect(readDraft()).toMatchObject({ values: { name: 'Ada', email: '', message: '' } });
  expect(sessionStorage.getItem(KEY)).not.toMatch(/_gotcha|go/);
  const { values } = renderForm({ stored: makeStored({ _gotcha: 'bot', go: '2' }) });
  expect(values()).toEqual(['', '', '', '']);
});

test('what the browser has put back, or the visitor has typed, is newer than the draft', () => {
  const stored = makeStored({ name: 'Old', email: 'a@b.example' });
  const { values } = renderForm({ stored, name: 'New' });
  expect(values()).toEqual(['New', 'a@b.example', '', '']);
});

test('an empty form keeps nothing', () => {
  const { leave } = renderForm();
  leave();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('who empties the form leaves no draft behind', () => {
  const { type } = renderForm({ stored: makeStored({ name: 'Ada' }) });
  type('name', '');
  jest.advanceTimersByTime(DEBOUNCE);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  'not json',
  '',
  'null',
  '[]',
  '7',
  '"x"',
  'true',
  '{"other":"x"}',
  '{"name":"Ada","email":"a@b.example"}',
  '{"values":null}',
  '{"values":"x"}',
  '{"values":7,"isUnderWay":"yes"}',
  '{"values":[],"isUnderWay":1}',
  '{"values":["x","y"]}',
  '{"values":{"name":null}}',
  '{"values":{"__proto__":{"name":"x"}}}',
  '{"isUnderWay":{}}',
])('a storage that holds %s is no draft', (stored) => {
  const { values, isNoteShown, type, leave } = renderForm({ stored });
  expect(values()).toEqual(['', '', '', '']);
  expect(isNoteShown()).toBe(false);
  type('name', 'Ada');
  leave();
  expect(readDraft()).toEqual({
    values: { name: 'Ada', email: '', message: '' },
    isUnderWay: false,
  });
});

test.each([7, true, {}, { length: 1 }, ['x'], [1, 2]])(
  'a value that is no text is not put into its field: %j',
  (value) => {
    const { values } = renderForm({ stored: makeStored({ name: value, message: 'Hello' }) });
    expect(values()).toEqual(['', '', 'Hello', '']);
  },
);

test('a storage that cannot be read is no fault, and typing goes on', () => {
  const { field } = renderForm();
  closeStorage('getItem');
  expect(() => {
    keepDraft('form', KEY, 'note');
  }).not.toThrow();
  expect(field('name').value).toBe('');
});

test.each([
  ['closed', 'SecurityError'],
  ['full', 'QuotaExceededError'],
])('a storage that is %s leaves the text where it is', (_how, error) => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  const { type, tell, leave, values } = renderForm();
  for (const method of ['setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', error);
    });
  }
  type('name', 'Ada');
  expect(() => {
    jest.advanceTimersByTime(DEBOUNCE);
  }).not.toThrow();
  tell('submit');
  tell('settled');
  leave();
  expect(values()).toEqual(['Ada', '', '', '']);
  tell('sent');
  type('name', '');
  leave();
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
});

test('a form that was sent and is gone is not kept, neither later nor on leaving', () => {
  const { type, tell, leave } = renderForm();
  type('name', 'Ada');
  tell('submit');
  tell('sent');
  document.body.replaceChildren();
  jest.advanceTimersByTime(DEBOUNCE * 2);
  leave();
  expect(readDraft()).toBeNull();
});

test('a letter typed just before the message arrived does not bring the draft back', () => {
  const { type, tell, leave } = renderForm();
  type('name', 'Ada');
  jest.advanceTimersByTime(DEBOUNCE);
  tell('submit');
  type('message', 'Hello');
  tell('sent');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  jest.advanceTimersByTime(DEBOUNCE * 2);
  leave();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('what the browser fills in after the message arrived is not kept either', () => {
  const { type, tell, leave } = renderForm();
  type('name', 'Ada');
  tell('submit');
  tell('sent');
  type('name', 'Ada');
  jest.advanceTimersByTime(DEBOUNCE);
  leave();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a message is marked as under way at the press, not when the visitor pauses', () => {
  const { type, tell } = renderForm();
  type('name', 'Ada');
  tell('submit');
  expect(readDraft()).toEqual({
    values: { name: 'Ada', email: '', message: '' },
    isUnderWay: true,
  });
});

test('one that has surely not arrived is a draft again', () => {
  const { type, tell } = renderForm();
  type('name', 'Ada');
  tell('submit');
  tell('settled');
  expect(readDraft()).toMatchObject({ values: { name: 'Ada' }, isUnderWay: false });
});

test('a page that ended while a message was under way says so, with the text', () => {
  const first = renderForm();
  first.type('name', 'Ada');
  first.tell('submit');
  first.leave();
  const stored = sessionStorage.getItem(KEY) ?? '';
  const { values, isNoteShown } = renderForm({ stored });
  expect(isNoteShown()).toBe(true);
  expect(values()).toEqual(['Ada', '', '', '']);
});

test('it goes on saying so after another reload, and while the text is changed', () => {
  const { type, leave, isNoteShown } = renderForm({ stored: makeStored({ name: 'Ada' }, true) });
  type('name', 'Ada O.');
  expect(isNoteShown()).toBe(true);
  leave();
  const stored = sessionStorage.getItem(KEY) ?? '';
  expect(renderForm({ stored }).isNoteShown()).toBe(true);
});

test('a page that ended with a draft only says nothing', () => {
  expect(renderForm({ stored: makeStored({ name: 'Ada' }) }).isNoteShown()).toBe(false);
});

test('who sends again has read it: it goes, and stays away when nothing has arrived', () => {
  const { tell, isNoteShown } = renderForm({ stored: makeStored({ name: 'Ada' }, true) });
  tell('submit');
  expect(isNoteShown()).toBe(false);
  tell('settled');
  expect(isNoteShown()).toBe(false);
});

test('who comes back to the page as it was left, after a plain post, is told', () => {
  const { type, tell, leave, comeBack, isNoteShown } = renderForm();
  type('name', 'Ada');
  tell('submit');
  expect(isNoteShown()).toBe(false);
  leave();
  comeBack();
  expect(isNoteShown()).toBe(true);
});

test('who comes back to a page where nothing was under way is told nothing', () => {
  const { type, tell, leave, comeBack, isNoteShown } = renderForm();
  type('name', 'Ada');
  tell('submit');
  tell('settled');
  leave();
  comeBack();
  expect(isNoteShown()).toBe(false);
});

test('who comes back after the message has arrived is told nothing', () => {
  const { type, tell, leave, comeBack, isNoteShown } = renderForm();
  type('name', 'Ada');
  tell('submit');
  tell('sent');
  leave();
  comeBack();
  expect(isNoteShown()).toBe(false);
});

test('the first showing of a page is no coming back', () => {
  const { type, tell, comeBack, isNoteShown } = renderForm();
  type('name', 'Ada');
  tell('submit');
  comeBack(false);
  expect(isNoteShown()).toBe(false);
});

test('without the note the draft is kept all the same', () => {
  const stored = makeStored({ name: 'Ada' }, true);
  const { values, tell, comeBack } = renderForm({ stored, hasNote: false });
  expect(values()).toEqual(['Ada', '', '', '']);
  tell('submit');
  comeBack();
  tell('settled');
  expect(readDraft()).toMatchObject({ isUnderWay: false });
});

test('on a page without the form nothing happens', () => {
  openPage();
  document.body.innerHTML = '<p id="form"></p>';
  keepDraft('form', KEY, 'note');
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toBeNull();
});

test('what is pasted before the form’s script is there is not cut', () => {
  expect(renderForm().field('message').hasAttribute('maxlength')).toBe(false);
});
