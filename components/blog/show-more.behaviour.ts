/**
 * Moves the focus to the first article that a press of Show More reveals: the button itself is gone by
 * then. Not when the browser opens the list for find in page. After Back and
 * a reload the list is open again: a browser with little memory does not keep the page itself.
 */
export function showMore(more: HTMLDetailsElement): void {
  more.open ||= history.state === 'more';
  more.addEventListener('toggle', () => history.replaceState('more', ''));
  // A key and a screen reader press with a click, too.
  more.querySelector('summary')?.addEventListener('click', () => {
    more.addEventListener('toggle', () => more.querySelector('a')?.focus(), { once: true });
  });
}
