import { type ContactValues, readValues } from './contact-fields';

/**
 * The text of the contact form, kept for one tab. Only pages with the form read and write it:
 *
 * - The form saves it at each input, and empties it when a message has arrived. So it is always the newest text.
 * - A page that opens fills in empty fields only, because the visitor may have typed before the script ran.
 * - A page that the browser shows again (Back, Forward, a reload) fills in all fields, because the browser has
 *   kept or restored an older text in them.
 * - A page or a link may begin the message. The next one replaces that beginning, unless the visitor has
 *   continued it.
 */
export type Draft = {
  values: ContactValues;
  /** The message as a page or a link has begun it; empty if none has. */
  begun: string;
};

export const emptyDraft: Draft = { values: readValues(new FormData()), begun: '' };

export type Beginning = {
  /** The line that the visitor goes on with. */
  first: string;
  /** Text that follows the line. It is also added, once, below a message that the visitor has written. */
  below?: string | undefined;
};

const [DRAFT, BEGINNING] = ['contact-draft', 'contact-beginning'];

/** Returns the draft of this tab; undefined if there is none yet, or no storage. */
export const readDraft = () => read(DRAFT) as Draft | undefined;

export const writeDraft = (draft: Draft) => write(DRAFT, draft);

/** Saves the beginning of a message for the form, on the page that the visitor opens next. */
export const leaveBeginning = (beginning: Beginning) => write(BEGINNING, beginning);

/** Returns the saved beginning, and removes it. */
export function takeBeginning(): Beginning | undefined {
  const beginning = read(BEGINNING) as Beginning | undefined;
  write(BEGINNING, undefined);
  return beginning;
}

/** Returns the draft with the beginning in its message. A message that the visitor has written stays. */
export function beginMessage(draft: Draft, beginning: Beginning | undefined): Draft {
  if (!beginning) return draft;
  const { values, begun } = draft;
  const { first, below = '' } = beginning;
  const text = values.message.trim();
  const isBegun = text === '' || text === begun.trim();
  if (!isBegun && (below === '' || values.message.includes(below))) return draft;
  const message = [isBegun ? first : text, below].filter((part) => part !== '').join('\n\n');
  return { values: { ...values, message }, begun: isBegun ? message : begun };
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // The storage is not allowed.
    return undefined;
  }
}

function write(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The storage is full or not allowed; the fields still hold the text.
  }
}
