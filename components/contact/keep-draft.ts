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
 * Fills in the draft of the contact form by its rules, and keeps what the visitor types.
 *
 * @param container contains the form, until the thank-you replaces it
 * @returns fills in all of the draft again
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
  // Chromium restores an older text after the scripts have run, before this event.
  addEventListener('pageshow', ({ persisted }) => (persisted || isAgain) && fill(true));
  // A page that Firefox keeps for Back sees an older session storage then. With this, it loads the page.
  if (navigator.userAgent.includes('Firefox')) addEventListener('unload', () => undefined);
  for (const type of ['input', 'submit']) container.addEventListener(type, save);
  addEventListener(MESSAGE_SENT, () => writeDraft(emptyDraft));
  return () => fill(true);
}

/** Whether the visitor has come back to the page, or reloaded it. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}

/** Fills in the draft, its message begun by the page before or for the service in the URL. */
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
