/**
 * Gives the focus back to a field when a frame takes it by itself within a second after the visitor
 * came to the field or typed into it: the next keys would go to the frame. Not when the visitor
 * moved it, with Tab, or with a click or tap in the frame, which the pointer is then over.
 */
export default function keepFocus(form: HTMLElement): void {
  let field: HTMLElement | null = null;
  let until = 0;

  const note = ({ target }: Event) => {
    field = target as HTMLElement;
    until = Date.now() + 1000;
  };
  form.addEventListener('focusin', note);
  form.addEventListener('input', note);
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') until = 0;
  });
  addEventListener('blur', () => {
    if (Date.now() >= until) return;
    // With its next frame, the browser has noted that the pointer is over the other page.
    requestAnimationFrame(() => {
      if (!document.activeElement?.matches('iframe:not(:hover)')) return;
      field?.focus({ preventScroll: true });
    });
  });
}
