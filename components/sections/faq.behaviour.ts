/** Closes the open answer when another is opened, in browsers that do not know `<details name>`. */
export function keepOneAnswerOpen(id: string): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  const group = document.getElementById(id);
  group?.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of group.querySelectorAll('details')) {
        if (other !== target) other.open = false;
      }
    },
    // "toggle" does not bubble.
    true,
  );
}
