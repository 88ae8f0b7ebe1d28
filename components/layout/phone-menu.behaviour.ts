/**
 * Closes the open menu on Escape, and gives the focus back to its button; and when the focus goes
 * on, to what the open menu would cover.
 */
export function closeMenu(id: string): void {
  const menu = document.getElementById(id);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute('open');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu?.hasAttribute('open')) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
}
