/**
 * Keeps the text of the form in the tab's session storage, and puts it back when the page is loaded
 * again. Needs no React: the fields are uncontrolled.
 *
 * A message that was being sent when the page ended may have arrived: the note then tells the
 * visitor, so that it is not sent twice unawares. The form's script fires "settled" at the form when
 * the message has surely not arrived, and "sent" when it has, which ends the keeping.
 *
 * @param key of the draft in the session storage
 * @param noteId the note, empty in the page; its words are in its data attribute
 */
export function keepDraft(form: HTMLFormElement, key: string, noteId: string): void {
  const note = document.getElementById(noteId);
  if (!note) return;
  let isSending = false;
  let isSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Not the honeypot.
  const fields = () => [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([tabindex]), textarea',
    ),
  ];

  const save = () => {
    if (isSent) return;
    const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
    try {
      sessionStorage.setItem(key, JSON.stringify({ values, isUnderWay: isSending }));
    } catch {
      // The storage is full or not allowed; the fields still hold the text.
    }
  };

  const showNote = () => {
    note.textContent = isSending ? (note.dataset.words ?? '') : '';
  };

  // Pasted text is not cut: the form's script, or else the service, says what is too long.
  for (const field of fields()) field.removeAttribute('maxlength');
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      values?: Record<string, unknown>;
      isUnderWay?: unknown;
    };
    for (const field of fields()) {
      const text = draft.values?.[field.name];
      // What the browser has restored, or the visitor has typed meanwhile, is newer.
      if (typeof text === 'string') field.value ||= text;
    }
    isSending = draft.isUnderWay === true;
    showNote();
  } catch {
    // The storage is not allowed, or holds something else: there is no draft.
  }

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(save, 300);
  });
  form.addEventListener('submit', () => {
    note.textContent = '';
    isSending = true;
    save();
  });
  form.addEventListener('settled', () => {
    isSending = false;
    save();
  });
  form.addEventListener('sent', () => {
    isSent = true;
    isSending = false;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  });
  // A phone may end a hidden page without another event.
  addEventListener('pagehide', save);
  // The browser kept the page while the plain form was sent, and the visitor has come back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showNote();
  });
}
