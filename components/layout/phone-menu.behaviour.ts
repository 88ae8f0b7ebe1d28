/**
 * Closes the open menu on Escape, and moves the focus back to its button; also when the focus moves
 * on, to something that the open menu would cover.
 */
export function closeMenu(menu: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.hasAttribute('open')) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
}
