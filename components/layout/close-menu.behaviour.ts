/**
 * Closes the open menu on Escape, and moves the focus back to its button; also when the focus moves
 * on, to something that the open menu would cover, and before a visitor leaves: Back shows it closed.
 */
export function closeMenu(menu: HTMLElement): void {
  const button = menu.firstElementChild as HTMLDetailsElement;
  addEventListener('focusin', ({ target }) => {
    if (!menu.contains(target as Element)) button.open = false;
  });
  addEventListener('pagehide', () => {
    button.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && button.open) {
      button.open = false;
      (button.firstElementChild as HTMLElement).focus();
    }
  });
}
