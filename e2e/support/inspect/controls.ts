/**
 * Finds targets smaller than 44 x 44 CSS px, each with the pixels through its middle that take a press.
 * A link within a sentence may be as low as its line (WCAG 2.5.5, inline). Runs in the page.
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
