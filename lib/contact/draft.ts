import { type ContactValues, readValues } from './contact-fields';

/**
 * The text of the contact form in one tab. Only pages with the form read and write the draft:
 *
 * - Each input saves the draft, and a sent message empties it. So the draft is always the newest text.
 * - A page that opens fills only empty fields, because the visitor may have typed before the script ran.
 * - After Back, Forward or a reload, the page fills all fields, because the browser has restored older text.
 * - A page or a link may supply the beginning of the message. The next beginning replaces the previous one, unless
 *   the visitor has continued the message.
 */
export type Draft = {
  values: ContactValues;
  /** The message as a page or a link began it, saved to detect whether the visitor has continued it. */
  begun: string;
};

export const EMPTY_DRAFT: Draft = { values: readValues(new FormData()), begun: '' };

export type Beginning = {
  first: string;
  /** Text below the first line, or below a message that the visitor has already typed. Never added twice. */
  below?: string | undefined;
};

const [DRAFT_KEY, BEGINNING_KEY] = ['contact-draft', 'contact-beginning'];

/** Returns the draft of this tab. Undefined if there is no draft, or if the browser blocks session storage. */
export const readDraft = () => read(DRAFT_KEY) as Draft | undefined;

export const writeDraft = (draft: Draft) => write(DRAFT_KEY, draft);

/** Saves the beginning of a message for the next page that contains the form. */
export const saveBeginning = (beginning: Beginning) => write(BEGINNING_KEY, beginning);

/** Returns the saved beginning and removes it from storage. */
export function takeBeginning(): Beginning | undefined {
  const beginning = read(BEGINNING_KEY) as Beginning | undefined;
  write(BEGINNING_KEY, undefined);
  return beginning;
}

/** Returns the draft with the beginning in its message. Keeps a message that the visitor has typed. */
export function addBeginning(draft: Draft, beginning: Beginning | undefined): Draft {
  if (!beginning) return draft;
  const { values, begun } = draft;
  const { first, below = '' } = beginning;
  const text = values.message.trim();
  const isUntouched = text === '' || text === begun.trim();
  if (!isUntouched && (below === '' || values.message.includes(below))) return draft;
  const message = [isUntouched ? first : text, below].filter((part) => part !== '').join('\n\n');
  return { values: { ...values, message }, begun: isUntouched ? message : begun };
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Session storage is full or blocked, but the text is still in the form.
  }
}
