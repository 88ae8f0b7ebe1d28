/**
 * Returns layout faults: horizontal scrolling, words that are cut off or overlap, and line breaks within words in the
 * h1. Also reports sticky row headers that cover more than half of their table. Runs in the page.
 */
export async function findTextFaults(): Promise<string[]> {
  // After two animation frames, every ResizeObserver has reacted to the latest layout change.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { clientWidth: viewportWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > viewportWidth ? [`The page is ${scrollWidth} px wide`] : [];
  /** Allows a small overlap, because the boxes of adjacent lines may overlap even if their letters do not. */
  const isOverlapping = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.max(6, a.height / 4);

  const isCut = (box: DOMRect, start: Element): boolean => {
    // Ignore the top fifth and the bottom fifth of a word's box, because the box is taller than the letters.
    const [top, bottom] = [box.top + box.height / 5, box.bottom - box.height / 5];
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline') continue;
      // Allow clipped text in scrollable elements, but only if keyboard users can also scroll them.
      if (/auto|scroll/.test(overflowX) && element.matches('[tabindex="0"], :has(a)')) return false;
      const edge = element.getBoundingClientRect();
      const isOutside = box.left < edge.left - 1 || box.right > edge.right + 1;
      if (overflowX !== 'visible' && isOutside) return true;
      if (/hidden|clip/.test(overflowY) && (top < edge.top || bottom > edge.bottom)) return true;
    }
    return box.left < -1 || box.right > viewportWidth + 1;
  };

  const words: { word: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    // Skip invisible text. Also skip decorative drawings, because their text may be cropped.
    if (
      parent.closest(
        '[data-visually-hidden], [aria-hidden] svg, noscript, textarea, [href="#content"]',
      )
    )
      continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      if (boxes.some((box) => isCut(box, parent)))
        faults.push(`“${word}” is cut off in ${parent.outerHTML}`);
      if (boxes.length > 1 && parent.closest('h1') && /^\p{L}+$/u.test(word))
        faults.push(`“${word}” has a line break`);
      // Skip text that is visually hidden with this clip path, because only screen readers read it.
      if (getComputedStyle(parent).clipPath !== 'inset(50%)')
        words.push(...boxes.map((box) => ({ word, box })));
    }
  }
  for (const [index, { word, box }] of words.entries()) {
    const covered = words.slice(index + 1).find((later) => isOverlapping(box, later.box));
    if (covered) faults.push(`“${word}” and “${covered.word}” overlap`);
  }
  for (const cell of document.querySelectorAll<HTMLElement>('tr > :first-child')) {
    const { clientWidth = 0, scrollWidth: tableWidth = 0 } = cell.closest('[tabindex="0"]') ?? {};
    const isSticky = getComputedStyle(cell).position === 'sticky' && tableWidth > clientWidth;
    if (isSticky && cell.offsetWidth > clientWidth / 2)
      faults.push(`“${cell.textContent}” covers more than half of its table`);
  }
  return faults;
}
