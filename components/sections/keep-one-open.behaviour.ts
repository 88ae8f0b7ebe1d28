/** Closes the open answer when another one opens, in browsers without `<details name>`. */
export function keepOneOpen(group: HTMLElement): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  group.addEventListener(
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
