/** Closes the open menu on Escape and gives the focus back to its button. */
export function closeMenuOnEscape(id: string): void {
  const menu = document.getElementById(id);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu?.hasAttribute('open')) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
}
