import {
  contactFields,
  isContactField,
  MESSAGE_SENT_EVENT,
  readValues,
} from '@/lib/contact/contact-fields';
import {
  addBeginning,
  EMPTY_DRAFT,
  readDraft,
  takeBeginning,
  writeDraft,
} from '@/lib/contact/draft';

/** Opening lines for the message, keyed by service id, such as "tax" in the URL `/contact?about=tax`. */
export type FirstLineByService = Readonly<Record<string, string>>;

/** Saves and restores the form's `Draft`. Returns a function that fills all fields from the draft again. */
export function keepDraft(container: HTMLElement, lines: FirstLineByService): () => void {
  const findForm = () => container.querySelector('form');
  const fill = (isRevisit: boolean) => {
    const form = findForm();
    if (form) fillForm(form, lines, isRevisit);
  };
  const save = () => {
    const form = findForm();
    const { begun } = readDraft() ?? EMPTY_DRAFT;
    if (form) writeDraft({ values: readValues(new FormData(form)), begun });
  };
  const isRevisit = isFromHistory();
  fill(isRevisit);
  // When the visitor goes back, Chromium restores older text after scripts have run. Fill the form again on `pageshow`.
  addEventListener('pageshow', ({ persisted }) => (persisted || isRevisit) && fill(true));
  // Hold a lock, so that Firefox keeps the page out of its back/forward cache. A page restored from this cache would
  // read outdated session storage.
  if (navigator.userAgent.includes('Firefox'))
    void navigator.locks.request('draft', { mode: 'shared' }, () => new Promise(() => undefined));
  for (const type of ['input', 'submit']) container.addEventListener(type, save);
  addEventListener(MESSAGE_SENT_EVENT, () => writeDraft(EMPTY_DRAFT));
  return () => fill(true);
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}

function fillForm(form: HTMLFormElement, lines: FirstLineByService, isRevisit: boolean): void {
  const current = readValues(new FormData(form));
  const stored = readDraft() ?? { ...EMPTY_DRAFT, values: current };
  const { values } = stored;
  if (!isRevisit)
    for (const field of contactFields) values[field] = current[field] || values[field];

  const serviceId = new URLSearchParams(location.search).get('about') ?? '';
  const firstLine = new Map(Object.entries(lines)).get(serviceId);
  const beginning = takeBeginning() ?? (firstLine === undefined ? undefined : { first: firstLine });
  const draft = addBeginning(stored, beginning);
  writeDraft(draft);
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    // The draft may come from an older version of the form, without this field.
    if (isContactField(field.name)) field.value = draft.values[field.name] ?? '';
}
