import { keepDraft } from './keep-draft.behaviour';

const KEY = 'draft';
const DEBOUNCE = 300;

type Setting = {
  /** What the tab's session holds when the page is loaded. */
  stored?: string;
  /** What the browser has put back into the name by itself. */
  name?: string;
};

/** A page with the form, loaded with the behaviour. */
function renderForm({ stored, name = '' }: Setting = {}) {
  jest.useFakeTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  if (stored !== undefined) sessionStorage.setItem(KEY, stored);
  document.body.innerHTML = `
    <form id="form">
      <input name="name" /><input name="email" type="email" /><textarea name="message"></textarea>
      <input name="_gotcha" tabindex="-1" /><button name="go" value="1">Send</button>
    </form>`;
  const field = (fieldName: string) => {
    const element = document.querySelector(`[name=${fieldName}]`);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element;
    throw new Error(`no field ${fieldName}`);
  };
  field('name').value = name;
  keepDraft('form', KEY);
  return {
    field,
    type: (fieldName: string, text: string) => {
      field(fieldName).value = text;
      field(fieldName).dispatchEvent(new Event('input', { bubbles: true }));
    },
    leave: () => window.dispatchEvent(new Event('pagehide')),
    values: () => ['name', 'email', 'message', '_gotcha'].map((one) => field(one).value),
  };
}

const readDraft = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** A storage that the browser keeps from the page. */
function closeStorage(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
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
  expect(readDraft()).toEqual({ name: 'Ad', email: '', message: '' });
});

test('who leaves in the middle of a word loses none of it', () => {
  const { type, leave } = renderForm();
  type('message', 'Hello the');
  leave();
  expect(readDraft()).toMatchObject({ message: 'Hello the' });
});

test('a page that the browser kept goes on keeping', () => {
  const { type, leave } = renderForm();
  leave();
  type('name', 'Ada');
  jest.advanceTimersByTime(DEBOUNCE);
  expect(readDraft()).toMatchObject({ name: 'Ada' });
});

test('the trap for bots and the button are neither kept nor filled in', () => {
  const { field, type, leave } = renderForm();
  field('_gotcha').value = 'bot';
  type('name', 'Ada');
  leave();
  expect(readDraft()).toEqual({ name: 'Ada', email: '', message: '' });
  const { values } = renderForm({ stored: '{"_gotcha":"bot","go":"2"}' });
  expect(values()).toEqual(['', '', '', '']);
});

test('what the browser has put back, or the visitor has typed, is newer than the draft', () => {
  const { values } = renderForm({ stored: '{"name":"Old","email":"a@b.example"}', name: 'New' });
  expect(values()).toEqual(['New', 'a@b.example', '', '']);
});

test.each(['not json', 'null', '[]', '7', '{"other":"x"}'])(
  'a storage that holds %s is no draft',
  (stored) => {
    expect(renderForm({ stored }).values()).toEqual(['', '', '', '']);
  },
);

test('a storage that cannot be read is no fault, and typing goes on', () => {
  const { field } = renderForm();
  closeStorage('getItem');
  expect(() => {
    keepDraft('form', KEY);
  }).not.toThrow();
  expect(field('name').value).toBe('');
});

test('a storage that cannot be written to leaves the text where it is', () => {
  const onError = jest.fn();
  window.addEventListener('error', onError, { once: true });
  const { type, leave, values } = renderForm();
  closeStorage('setItem');
  type('name', 'Ada');
  expect(() => {
    jest.advanceTimersByTime(DEBOUNCE);
  }).not.toThrow();
  leave();
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
  expect(values()).toEqual(['Ada', '', '', '']);
});

test('a form that was sent and is gone is not kept, neither later nor on leaving', () => {
  const { type, leave } = renderForm();
  type('name', 'Ada');
  document.body.replaceChildren();
  jest.advanceTimersByTime(DEBOUNCE * 2);
  leave();
  expect(readDraft()).toBeNull();
});

test('on a page without the form nothing happens', () => {
  document.body.innerHTML = '<p id="form"></p>';
  sessionStorage.clear();
  keepDraft('form', KEY);
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toBeNull();
});
