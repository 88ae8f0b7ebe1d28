/** Moves the focus to the first article that Show More reveals: the button itself is gone by then. */
export function focusFirstRevealed(more: HTMLElement): void {
  more.addEventListener('toggle', () => {
    if (more.hasAttribute('open')) more.querySelector('a')?.focus();
  });
}
