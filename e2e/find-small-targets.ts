/**
 * What can be pressed on less than 44 x 44 CSS px, with the width and height that take a press. A
 * link within a sentence may be as low as its line (WCAG 2.5.5, inline). Runs in the page and is
 * self-contained.
 *
 * @param within a selector: whatever lies over the rest of the page, or `body`
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
    // It is there for those who come by keyboard, and off the page until they do.
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
