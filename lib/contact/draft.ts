import { readFromTab as read, writeToTab as write } from './tab-storage';
import { type ContactValues, readValues } from './contact-fields';

/**
 * The text of the contact form, saved for the current tab:
 *
 * - Every input event saves the draft, and sending the message empties it. So the draft is always up to date.
 * - A newly opened page fills only empty fields, because the visitor may have typed before the script ran.
 * - After Back, Forward or a reload, the page fills all fields, because the browser may have restored older text.
 */
export type Draft = {
  values: ContactValues;
  /** The message as pre-filled by the site. If `values.message` differs, the visitor has edited the message. */
  begun: string;
};

export const EMPTY_DRAFT: Draft = { values: readValues(new FormData()), begun: '' };

export type Beginning = {
  first: string;
  /** Text to append to the message, unless the message already contains it. */
  below?: string | undefined;
};

const [DRAFT_KEY, BEGINNING_KEY] = ['contact-draft', 'contact-beginning'];

export const readDraft = () => read(DRAFT_KEY) as Draft | undefined;

export const writeDraft = (draft: Draft) => write(DRAFT_KEY, draft);

/** Saves text for the contact form. The next page that contains the form pre-fills the message with this text. */
export const saveBeginning = (beginning: Beginning) => write(BEGINNING_KEY, beginning);

export function takeBeginning(): Beginning | undefined {
  const beginning = read(BEGINNING_KEY) as Beginning | undefined;
  write(BEGINNING_KEY, undefined);
  return beginning;
}

/** Pre-fills the message with `first` and `below`. If the visitor has edited the message, only appends `below`. */
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
