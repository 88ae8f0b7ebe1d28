import type { ContactValues } from './contact-fields';

/**
 * The text of the contact form, kept for one tab. Every page with the form reads and writes it:
 *
 * - Each input writes it, and a message that has arrived empties it. So it is always the newest text.
 * - A page that opens fills it into empty fields only: the visitor may have typed before the script ran.
 * - A page that the browser shows again (Back, Forward, a reload) takes all of it, because its own fields
 *   hold an older text, which the browser has kept or restored.
 * - The beginning of a message that a page or a link has written is replaced by the next one, until the
 *   visitor goes on with it.
 */
export type Draft = {
  values: ContactValues;
  /** The message as a page or a link has begun it. */
  begun: string;
};

export const emptyDraft: Draft = {
  values: { name: '', email: '', phone: '', message: '' },
  begun: '',
};

const KEY = 'contact-form';

/** Returns the draft of this tab; undefined if there is none yet, or no storage. */
export function readDraft(): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    // The storage is not allowed.
    return undefined;
  }
}

export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The storage is full or not allowed; the fields still hold the text.
  }
}

/**
 * Returns a draft whose message is begun. A text of the visitor stays.
 *
 * @param first the line that the visitor goes on with
 * @param below what is put under a text of the visitor too, once
 */
export function beginMessage(draft: Draft, first: string, below = ''): Draft {
  const { values, begun } = draft;
  const text = values.message.trim();
  const isBegun = text === '' || text === begun.trim();
  if (!isBegun && (below === '' || values.message.includes(below))) return draft;
  const message = [isBegun ? first : text, below].filter((part) => part !== '').join('\n\n');
  return { values: { ...values, message }, begun: isBegun ? message : begun };
}

/** Begins the message before the visitor comes to the form. */
export function beginDraft(first: string, below?: string): void {
  writeDraft(beginMessage(readDraft() ?? emptyDraft, first, below));
}
