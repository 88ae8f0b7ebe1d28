/** Moves the focus to the first article that Show More revealed: its button is gone by then. */
export function focusFirstRevealed(id: string): void {
  const more = document.getElementById(id);
  more?.addEventListener('toggle', () => {
    if (more.hasAttribute('open')) more.querySelector('a')?.focus();
  });
}
