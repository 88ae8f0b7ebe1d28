/**
 * Gives the focus back to a field when a frame takes it by itself within a second after the visitor
 * came to the field or typed into it: what is typed next would go to the frame. Not when the visitor
 * moved it: with Tab, with a press elsewhere, or with a click or tap in the frame, which the pointer
 * is then over.
 */
export function keepFocus(form: HTMLElement): void {
  let field: EventTarget | null;
  let timer = 0;

  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') field = null;
  });
  addEventListener('pointerdown', () => (field = null), true);
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
    const taker = document.activeElement;
    if (!(taker instanceof HTMLIFrameElement) || taker.matches(':hover')) return;
    // In a task of its own: until the browser has finished, keys would still go to the frame.
    setTimeout(() => {
      typedInto.focus({ preventScroll: true });
    });
  });
}
