/**
 * Gives the focus back to a field when a frame takes it within a second after the visitor came to the
 * field or typed into it: what is typed next would go to the frame. Not when the visitor pressed Tab.
 */
export function keepFocus(form: HTMLElement): void {
  let field: EventTarget | null;
  let timer = 0;

  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') field = null;
  });
  for (const type of ['focusin', 'input']) {
    form.addEventListener(type, ({ target }) => {
      field = target;
      clearTimeout(timer);
      timer = window.setTimeout(() => (field = null), 1000);
    });
  }
  addEventListener('blur', () => {
    const typedInto = field;
    if (!(typedInto instanceof HTMLElement)) return;
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    // In a task of its own: until the browser has finished, keys would still go to the frame.
    setTimeout(() => {
      typedInto.focus({ preventScroll: true });
    });
  });
}
