/**
 * Keeps what is typed into the form in the tab's session, and puts it back when the page is loaded
 * again. Needs no React: the fields are the browser's own.
 *
 * @param formId the form
 * @param key the session storage's key; whoever has sent the message removes it
 */
export function keepDraft(formId: string, key: string): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;

  const fields = () =>
    [...form.elements].filter(
      (element): element is HTMLInputElement | HTMLTextAreaElement =>
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        element.tabIndex >= 0,
    );
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
    // What the browser itself has restored, or the visitor has typed meanwhile, is newer.
    for (const field of fields()) field.value ||= draft[field.name] ?? '';
  } catch {
    // Storage is closed to us, or holds something else: there is no draft.
  }

  let timer = 0;
  const save = () => {
    clearTimeout(timer);
    // Sent, and gone from the page with all that is in it.
    if (!form.isConnected) return;
    const draft = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Full or closed: the fields themselves still hold the text.
    }
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, 300);
  });
  // A phone may end the page without another word once it is hidden.
  addEventListener('pagehide', save);
}
