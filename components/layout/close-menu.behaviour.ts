/**
 * Closes the open menu and focuses its button on Escape. Also closes the menu when the focus leaves it, because the
 * open menu would cover the focused element. Finally, closes the menu when the visitor leaves the page, so that Back
 * shows the menu closed.
 */
export function closeMenu(menu: HTMLElement): void {
  const details = menu.firstElementChild as HTMLDetailsElement;
  addEventListener('focusin', ({ target }) => {
    if (!menu.contains(target as Element)) details.open = false;
  });
  addEventListener('pagehide', () => {
    details.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && details.open) {
      details.open = false;
      (details.firstElementChild as HTMLElement).focus();
    }
  });
}
