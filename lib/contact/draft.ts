import type { ContactValues } from './contact-fields';

/**
 * The fate of the message that was last sent from here: no request left the browser, or none arrived; one
 * may have arrived; it arrived.
 */
export type Earlier = 'none' | 'unknown' | 'arrived';

/** The text of the form, kept through reloads and other pages. */
export type Draft = { values: Partial<ContactValues>; earlier: Exclude<Earlier, 'arrived'> };

/** The key of the draft in the tab's session storage. */
const DRAFT = 'contact-draft';
/** The key of a fingerprint of the message that arrived, for every tab. */
const ARRIVED = 'contact-arrived';

/** Reads the draft of this tab; an empty one where there is none. */
export function readDraft(): Draft {
  const none: Draft = { values: {}, earlier: 'none' };
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(DRAFT) ?? '') as Partial<Draft>) };
  } catch {
    // There is none, the storage is not allowed, or it holds something else.
    return none;
  }
}

/** Keeps the text of the form, and the fate of the message sent last. A message that arrived is no draft. */
export function keepDraft(values: ContactValues, earlier: Draft['earlier']): void {
  const isEmpty = Object.values(values).join('') === '';
  const draft = isEmpty || hasArrived(values) ? '' : JSON.stringify({ values, earlier });
  attempt(() => {
    sessionStorage.setItem(DRAFT, draft);
  });
}

/** Notes that a message arrived, and ends its draft. */
export function noteArrival(values: ContactValues): void {
  attempt(() => {
    localStorage.setItem(ARRIVED, fingerprint(values));
  });
  keepDraft(values, 'none');
}

/** Finds the fate of a message with these values. */
export function findEarlier(values: ContactValues): Earlier {
  return hasArrived(values) ? 'arrived' : readDraft().earlier;
}

function hasArrived(values: ContactValues): boolean {
  const mark = attempt(() => localStorage.getItem(ARRIVED));
  return values.message.trim() !== '' && mark === fingerprint(values);
}

/** The storage may be full or not allowed; the fields still hold the text. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** A number that differs for different texts: the text itself is not kept. */
function fingerprint({ name, email, message }: ContactValues): string {
  let hash = 0;
  for (const character of JSON.stringify([name, email, message]))
    hash = Math.imul(hash, 31) + (character.codePointAt(0) ?? 0);
  return String(hash | 0);
}
