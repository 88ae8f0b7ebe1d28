import {
  contactFields,
  isContactField,
  MESSAGE_SENT,
  readValues,
} from '@/lib/contact/contact-fields';
import {
  beginMessage,
  emptyDraft,
  readDraft,
  takeBeginning,
  writeDraft,
} from '@/lib/contact/draft';

/** The first line of a message about a service, by the id of the service in the URL. */
export type FirstLines = Readonly<Record<string, string>>;

/**
 * Fills the draft into the contact form, as the rules of `Draft` say, and saves what the visitor types.
 *
 * @param container contains the form, until the thank-you replaces it
 * @returns a function that fills in all fields again
 */
export function keepDraft(container: HTMLElement, lines: FirstLines): () => void {
  const find = () => container.querySelector('form');
  const fill = (isShownAgain: boolean) => {
    const form = find();
    if (form) fillIn(form, lines, isShownAgain);
  };
  const save = () => {
    const form = find();
    const { begun } = readDraft() ?? emptyDraft;
    if (form) writeDraft({ values: readValues(new FormData(form)), begun });
  };
  const isAgain = isFromHistory();
  fill(isAgain);
  // When a visitor goes back, Chromium restores an older text after the scripts have run and before this event.
  addEventListener('pageshow', ({ persisted }) => (persisted || isAgain) && fill(true));
  // In Firefox, a page from the back/forward cache reads outdated session storage. An unload listener keeps
  // the page out of that cache.
  if (navigator.userAgent.includes('Firefox')) addEventListener('unload', () => undefined);
  for (const type of ['input', 'submit']) container.addEventListener(type, save);
  addEventListener(MESSAGE_SENT, () => writeDraft(emptyDraft));
  return () => fill(true);
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}

/** Fills in the draft. The previous page, or the service in the URL, may begin its message. */
function fillIn(form: HTMLFormElement, lines: FirstLines, isShownAgain: boolean): void {
  const shown = readValues(new FormData(form));
  const stored = readDraft() ?? { ...emptyDraft, values: shown };
  const { values } = stored;
  if (!isShownAgain)
    for (const field of contactFields) values[field] = shown[field] || values[field];

  const about = new URLSearchParams(location.search).get('about') ?? '';
  const first = new Map(Object.entries(lines)).get(about);
  const beginning = takeBeginning() ?? (first === undefined ? undefined : { first });
  const draft = beginMessage(stored, beginning);
  writeDraft(draft);
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (isContactField(field.name)) field.value = draft.values[field.name];
}
