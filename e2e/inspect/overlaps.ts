/**
 * Finds lines of text that lie over others. Runs in the page and is self-contained.
 */
export function findOverlaps(): string[] {
  /** In CSS px: the boxes of tight lines overlap, their letters do not. */
  const [WIDE, HIGH] = [1, 8];
  const lines: { text: Node; words: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = (text.textContent ?? '').trim();
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[data-visually-hidden], noscript, textarea, a[href="#content"]')) continue;
    // What only screen readers read.
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) lines.push({ text, words, box });
  }
  return lines.flatMap(({ text, words, box }, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) =>
          text !== other.text &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > WIDE &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > HIGH,
      )
      .map((other) => `“${words}” and “${other.words}” overlap`),
  );
}
