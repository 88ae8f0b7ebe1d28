/**
 * Closes the open menu on Escape, and moves the focus back to its button; also when the focus moves
 * on, to something that the open menu would cover, and before a visitor leaves: Back shows it closed.
 */
export default function closeMenu(menu: HTMLDetailsElement): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  addEventListener('pagehide', () => {
    menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
