/**
 * Finds words that the window or an ancestor with hidden overflow cuts off, words over other words, broken
 * words of the title, names of rows that leave their table no room, and whether the page scrolls sideways.
 * Runs in the page.
 */
export async function findTextFaults(): Promise<string[]> {
  // A ResizeObserver has handled the last change of size after the second frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { clientWidth: windowWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > windowWidth ? [`The page is ${scrollWidth} px wide`] : [];
  /** The boxes of tight lines overlap, their letters do not. */
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.max(6, a.height / 4);

  const isCut = (box: DOMRect, start: Element): boolean => {
    // A line's box is higher than its letters.
    const [top, bottom] = [box.top + box.height / 5, box.bottom - box.height / 5];
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline') continue;
      // A keyboard can scroll these elements, so nothing in them is out of reach.
      if (/auto|scroll/.test(overflowX) && element.matches('[tabindex="0"], nav')) return false;
      const edge = element.getBoundingClientRect();
      const isOutside = box.left < edge.left - 1 || box.right > edge.right + 1;
      if (overflowX !== 'visible' && isOutside) return true;
      if (/hidden|clip/.test(overflowY) && (top < edge.top || bottom > edge.bottom)) return true;
    }
    return box.left < -1 || box.right > windowWidth + 1;
  };

  const words: { word: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    // The container of the map may be too low for all of its words.
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
        faults.push(`“${word}” is cut in ${parent.outerHTML}`);
      if (boxes.length > 1 && parent.closest('h1') && /^\p{L}+$/u.test(word))
        faults.push(`“${word}” is broken`);
      // Only screen readers read a clipped text.
      if (getComputedStyle(parent).clipPath !== 'inset(50%)')
        words.push(...boxes.map((box) => ({ word, box })));
    }
  }
  for (const [index, { word, box }] of words.entries()) {
    const over = words.slice(index + 1).find((it) => overlap(box, it.box));
    if (over) faults.push(`“${word}” and “${over.word}” overlap`);
  }
  for (const cell of document.querySelectorAll<HTMLElement>('tr > :first-child')) {
    const { clientWidth = 0, scrollWidth: tableWidth = 0 } = cell.closest('[tabindex="0"]') ?? {};
    const isSticky = getComputedStyle(cell).position === 'sticky' && tableWidth > clientWidth;
    if (isSticky && cell.offsetWidth > clientWidth / 2)
      faults.push(`“${cell.textContent}” covers more than half of its table`);
  }
  return faults;
}
