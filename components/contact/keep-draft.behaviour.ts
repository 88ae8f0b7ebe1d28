/**
 * Keeps what is typed into the form in the tab's session, and puts it back when the page is loaded
 * again. Needs no React: the fields are the browser's own.
 *
 * A message that was under way when the page ended may have arrived, and nobody knows: then the note
 * is shown, so that it is not sent twice unawares. Who sends the form by script fires "settled" at
 * it when the message has surely not arrived, and "sent" when it has, which ends the keeping.
 *
 * @param formId the form
 * @param key the session storage's key
 * @param noteId the note, hidden in the page
 */
export function keepDraft(formId: string, key: string, noteId: string): void {
  const form = document.getElementById(formId);
  const note = document.getElementById(noteId);
  if (!(form instanceof HTMLFormElement)) return;

  let isUnderWay = false;
  let isOver = false;
  let timer = 0;

  const fields = () =>
    [...form.elements].filter(
      (element): element is HTMLInputElement | HTMLTextAreaElement =>
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        element.tabIndex >= 0,
    );

  const save = () => {
    clearTimeout(timer);
    if (isOver) return;
    const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
    try {
      if (Object.values(values).some(Boolean)) {
        sessionStorage.setItem(key, JSON.stringify({ values, isUnderWay }));
      } else sessionStorage.removeItem(key);
    } catch {
      // Full or closed: the fields themselves still hold the text.
    }
  };

  const showNote = () => {
    if (note) note.hidden = !isUnderWay;
  };

  // What is pasted is not cut: the form's script says what is too long, or else the service does.
  for (const field of fields()) field.removeAttribute('maxlength');
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      values?: object;
      isUnderWay?: unknown;
    };
    const kept = new Map<string, unknown>(Object.entries(draft.values ?? {}));
    for (const field of fields()) {
      const text = kept.get(field.name);
      // What the browser itself has restored, or the visitor has typed meanwhile, is newer.
      if (typeof text === 'string') field.value ||= text;
    }
    isUnderWay = draft.isUnderWay === true;
    showNote();
  } catch {
    // Storage is closed to us, or holds something else: there is no draft.
  }

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, 300);
  });
  form.addEventListener('submit', () => {
    if (note) note.hidden = true;
    isUnderWay = true;
    save();
  });
  form.addEventListener('settled', () => {
    isUnderWay = false;
    save();
  });
  form.addEventListener('sent', () => {
    isOver = true;
    isUnderWay = false;
    clearTimeout(timer);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  });
  // A phone may end the page without another word once it is hidden.
  addEventListener('pagehide', save);
  // Come back to as it was left, after the form was sent plainly.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showNote();
  });
}
