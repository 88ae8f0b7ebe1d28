/**
 * Moves the focus to the first article that a click on Show More reveals, because the button is then hidden. The
 * list is open again after Back and a reload.
 */
export function showMore(more: HTMLDetailsElement): void {
  more.open ||= history.state === 'more';
  more.addEventListener('toggle', () => history.replaceState('more', ''));
  // Find in page opens the list without a click.
  more.querySelector('summary')?.addEventListener('click', () => {
    more.addEventListener('toggle', () => more.querySelector('a')?.focus(), { once: true });
  });
}
