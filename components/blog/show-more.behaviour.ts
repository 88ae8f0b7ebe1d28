/** Moves focus to the first revealed article, because the Show More button disappears. */
export function showMore(details: HTMLDetailsElement): void {
  // Expand the list again when the visitor goes back to the page or reloads it.
  details.open ||= history.state === 'more';
  details.addEventListener('toggle', () => history.replaceState('more', ''));
  // Move focus only after a click. The browser's "Find in page" also expands the list, but must not move focus.
  details.querySelector('summary')?.addEventListener('click', () => {
    details.addEventListener('toggle', () => details.querySelector('a')?.focus(), { once: true });
  });
}
