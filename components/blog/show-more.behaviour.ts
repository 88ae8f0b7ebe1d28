/**
 * Moves the focus to the first article that a press of Show More reveals: the button itself is gone by
 * then. Not when the browser opens the list to show what it found in it (find in page).
 */
export function focusFirstRevealed(more: HTMLElement): void {
  // A key and a screen reader press with a click, too.
  more.querySelector('summary')?.addEventListener('click', () => {
    more.addEventListener('toggle', () => more.querySelector('a')?.focus(), { once: true });
  });
}
