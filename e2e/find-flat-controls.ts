/**
 * Marks what looks like a control because it has a ground of its own: forced colours take that away.
 * Runs in the page.
 */
export function markControls(): void {
  // Show More goes when it has been used.
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not(#more-posts)');
  for (const details of closed) details.open = true;
  const controls = [
    ...document.querySelectorAll('a[href], button, input, textarea, select, summary, summary > *'),
  ].filter((control) => {
    const { backgroundColor } = getComputedStyle(control);
    return control.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
  Reflect.set(window, 'controls', controls);
}

/**
 * The marked controls that have no border now, and those whose ring does not show. The skip link needs
 * no border: it is there only while it has its ring. Runs in the page, and is self-contained.
 */
export function findFlatControls(): string[] {
  const controls: unknown = Reflect.get(window, 'controls');
  if (!Array.isArray(controls)) throw new Error('no controls are marked');
  const name = ({ tagName, textContent, id }: Element) =>
    `${tagName.toLowerCase()} “${textContent.trim() || id}”`;

  const flat = controls
    .filter((control): control is Element => control instanceof Element)
    .filter((control) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      return !hasBorder && !control.matches('[href="#content"]');
    })
    .map((control) => `${name(control)} has no border`);

  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, summary',
  );
  const ringless = [...focusable]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.tabIndex >= 0)
    .filter((control) => {
      // The menu closes when the focus leaves it.
      control.closest('#menu')?.setAttribute('open', '');
      // After nothing or a ring, focus by script shows a ring.
      control.focus();
      return !['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control, part);
        const shows = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return shows && !/, 0\)$/.test(outlineColor);
      });
    })
    .map((control) => `${name(control)} has no ring`);
  return [...flat, ...ringless];
}
