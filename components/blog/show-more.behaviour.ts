/**
 * Moves the focus to the first article that a click on Show More reveals, because the click hides the button. Expands
 * the list again after Back and a reload.
 */
export function showMore(details: HTMLDetailsElement): void {
  details.open ||= history.state === 'more';
  details.addEventListener('toggle', () => history.replaceState('more', ''));
  // Wait for a click, because find in page also fires `toggle` but must not move the focus.
  details.querySelector('summary')?.addEventListener('click', () => {
    details.addEventListener('toggle', () => details.querySelector('a')?.focus(), { once: true });
  });
}
