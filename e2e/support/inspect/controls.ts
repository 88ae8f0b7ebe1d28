// Each function runs in the page and is self-contained.

/**
 * Finds targets smaller than 44 x 44 CSS px, each with the pixels through its middle that take a press.
 * A link within a sentence may be as low as its line (WCAG 2.5.5, inline).
 *
 * @param within a selector: an element that lies over the rest of the page, or `body`
 */
export function findSmallTargets(within: string): string[] {
  const isInSentence = (target: Element) => {
    const around = [...(target.parentElement?.childNodes ?? [])];
    const isText = ({ nodeType, textContent }: Node) =>
      nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? '');
    return getComputedStyle(target).display === 'inline' && around.some(isText);
  };
  const controls = `${within} :is(a[href], button, input, select, textarea, summary)`;
  return [...document.querySelectorAll(`${controls}:not(:disabled, [href="#content"])`)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !isInSentence(target))
    .flatMap((target) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = (right: number, down: number) => {
        let steps = 0;
        const isHit = () =>
          target.contains(document.elementFromPoint(x + steps * right, y + steps * down));
        while (steps < 44 && isHit()) steps += 1;
        return steps;
      };
      const [wide, high] = [reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1];
      const name = `${target.tagName} “${target.textContent.trim() || target.id}”`;
      return Math.min(wide, high) < 44 ? [`${name}: ${wide} x ${high}`] : [];
    });
}

/** Marks controls that are recognised by their background, which forced colours remove. */
export function markControls(): void {
  // Show More disappears once it is open.
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not(#more-posts)');
  for (const details of closed) details.open = true;
  const controls = 'a[href]:not([href="#content"]), button, input, textarea, summary, summary > *';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { backgroundColor } = getComputedStyle(control);
    const isMarked = control.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (isMarked) control.dataset.hasBackground = '';
  }
}

/** In forced colours, finds marked controls without a border. */
export function findFlatControls(): string[] {
  return [...document.querySelectorAll('[data-has-background]')]
    .filter((control) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
    })
    .map(
      ({ tagName, textContent, id }) => `${tagName} “${textContent.trim() || id}” has no border`,
    );
}
