/**
 * Closes the open menu and focuses its button when the visitor presses Escape. Also closes the menu when it loses
 * focus, because it would cover the focused element. Finally, closes the menu when the visitor leaves the page, so that
 * it is closed if the browser restores the page from the back/forward cache.
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
