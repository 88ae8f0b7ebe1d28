/**
 * Gives the focus back to who is about to type, or typing, when a frame takes it: any frame may, and
 * what is typed would go to the frame. Whoever leaves by Tab, or has not come to a field, nor typed
 * into one, within the last second goes where they like.
 *
 * @param formId the form
 */
export function keepFocus(formId: string): void {
  let field: EventTarget | null;
  let timer = 0;

  const form = document.getElementById(formId);
  form?.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') field = null;
  });
  for (const sign of ['focusin', 'input']) {
    form?.addEventListener(sign, ({ target }) => {
      field = target;
      clearTimeout(timer);
      timer = window.setTimeout(() => (field = null), 1000);
    });
  }
  addEventListener('blur', () => {
    const typedInto = field;
    if (!(typedInto instanceof HTMLElement)) return;
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    // Only once the browser is done with it: what is typed would still go to the frame.
    setTimeout(() => {
      typedInto.focus({ preventScroll: true });
    });
  });
}
