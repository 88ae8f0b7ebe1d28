/**
 * Words that are not wholly shown, each with what is wrong: outside the window, cut by an ancestor
 * that hides its overflow, or broken in the middle. Runs in the page and is self-contained.
 */
export function findCroppedText(): string[] {
  const windowWidth = document.documentElement.clientWidth;
  const faults: string[] = [];

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** What cuts the box, or nothing. Who can scroll sideways by keyboard has everything. */
  const cutBy = (box: DOMRect, start: Element): string | undefined => {
    // A line's box is higher than its letters.
    const [top, bottom] = [box.top + box.height / 5, box.bottom - box.height / 5];
    for (let cutter: Element | null = start; cutter; cutter = cutter.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(cutter);
      if (display === 'inline') continue;
      if (scrolls(overflowX) && cutter.matches('[tabindex="0"]')) return undefined;
      const edge = cutter.getBoundingClientRect();
      const name = `${cutter.tagName.toLowerCase()}.${cutter.className}`;
      if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) {
        return `${name}, sideways`;
      }
      if (hides(overflowY) && (top < edge.top || bottom > edge.bottom)) return name;
    }
    return box.left < -1 || box.right > windowWidth + 1 ? 'the window' : undefined;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[data-visually-hidden], noscript, textarea, a[href="#content"]')) continue;

    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [box, rest] = range.getClientRects();
      if (!box) continue;
      const cutter = cutBy(box, parent);
      if (cutter) faults.push(`“${word}” in “${parent.textContent}” is cut by ${cutter}`);
      // An address may break anywhere, and a compound after its hyphen.
      if (rest && rest.top > box.top + box.height / 2 && /^[\p{L}’]+[.,:;?!]?$/u.test(word)) {
        faults.push(`“${word}” in “${parent.textContent}” is broken over two lines`);
      }
    }
  }
  return faults;
}
