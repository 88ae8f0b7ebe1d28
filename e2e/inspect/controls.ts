/**
 * Finds targets smaller than 44 x 44 CSS px, with the width and height that take a press. A link
 * within a sentence may be as low as its line (WCAG 2.5.5, inline). Runs in the page and is
 * self-contained.
 *
 * @param within a selector: what lies over the rest of the page, or `body`
 */
export function findSmallTargets(within: string): string[] {
  const LEAST = 44;

  const inSentence = (target: Element): boolean => {
    const around = target.parentElement;
    if (getComputedStyle(target).display !== 'inline' || !around) return false;
    const words = [...around.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return words.some((node) => /\p{L}/u.test(node.textContent ?? ''));
  };

  /** Pixels in a row, through the target's middle, that belong to it or its stretched `::after`. */
  const reach = (target: Element, right: number, down: number): number => {
    const box = target.getBoundingClientRect();
    const isHit = (step: number) =>
      target.contains(
        document.elementFromPoint(
          box.left + box.width / 2 + step * right,
          box.top + box.height / 2 + step * down,
        ),
      );
    let [before, after] = [0, 0];
    while (before + 1 < LEAST && isHit(-before - 1)) before += 1;
    while (before + 1 + after < LEAST && isHit(after + 1)) after += 1;
    return isHit(0) ? before + 1 + after : 0;
  };

  const small: string[] = [];
  const targets = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'];
  for (const target of document.querySelectorAll(`${within} :is(${targets.join()})`)) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(':disabled')) {
      continue;
    }
    // The skip link is off the page until the keyboard reaches it.
    if (target.matches('[href="#content"]') || inSentence(target)) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [width, height] = [reach(target, 1, 0), reach(target, 0, 1)];
    if (width >= LEAST && height >= LEAST) continue;
    const place = target.closest('header, main, footer')?.tagName.toLowerCase() ?? 'body';
    const name = `${target.tagName.toLowerCase()} “${target.textContent.trim() || target.id}”`;
    small.push(`${place} ${name}: ${width} x ${height}`);
  }
  return small;
}

/**
 * Marks controls that are recognised by their background, which forced colours take away. Runs in the
 * page.
 */
export function markControls(): void {
  // Show More disappears once it is open.
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
 * Finds marked controls without a border, and controls whose focus ring does not show. The skip link
 * needs no border: it shows only with its ring. Runs in the page and is self-contained.
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
