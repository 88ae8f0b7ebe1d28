export function closeMenu(menu: HTMLElement): void {
  const details = menu.firstElementChild as HTMLDetailsElement;
  // Close the menu when focus moves out of it, because the open menu would cover the focused element.
  addEventListener('focusin', ({ target }) => {
    if (!menu.contains(target as Element)) details.open = false;
  });
  // Close the menu when the visitor leaves, because the back/forward cache would restore the page with an open menu.
  addEventListener('pagehide', () => (details.open = false));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && details.open) {
      details.open = false;
      (details.firstElementChild as HTMLElement).focus();
    }
  });
}
