/**
 * Finds words that are not wholly shown: outside the window, cut by an ancestor that hides its
 * overflow, broken in the middle, off the background that they are written on, or over another text;
 * and whether the page can be scrolled sideways. Runs in the page.
 */
export async function findTextFaults(): Promise<string[]> {
  // What observes sizes has seen the last change after the second frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { clientWidth: windowWidth, scrollWidth } = document.documentElement;
  /** The boxes of tight lines overlap, their letters do not. */
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.max(8, a.height / 4);

  /** The element that cuts the box. What the keyboard scrolls, by itself or by its links, cuts nothing. */
  const findCutter = (box: DOMRect, start: Element): string | undefined => {
    // A line's box is higher than its letters.
    const [top, bottom] = [box.top + box.height / 5, box.bottom - box.height / 5];
    for (let cutter: Element | null = start; cutter; cutter = cutter.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(cutter);
      if (display === 'inline') continue;
      if (/auto|scroll/.test(overflowX) && cutter.matches('[tabindex="0"], nav')) return undefined;
      const edge = cutter.getBoundingClientRect();
      const isCutSideways = box.left < edge.left - 1 || box.right > edge.right + 1;
      const isCutAcross = top < edge.top || bottom > edge.bottom;
      if (overflowX !== 'visible' && isCutSideways) return cutter.outerHTML.slice(0, 60);
      if (/hidden|clip/.test(overflowY) && isCutAcross) return cutter.outerHTML.slice(0, 60);
    }
    return box.left < -1 || box.right > windowWidth + 1 ? 'the window' : undefined;
  };

  const isOffGround = (box: DOMRect, start: Element): boolean => {
    let ground: Element | null = start;
    for (; ground && ground !== document.body; ground = ground.parentElement) {
      if (ground.matches('[tabindex="0"]')) return false;
      const { backgroundColor, backgroundImage, display } = getComputedStyle(ground);
      if (display === 'inline') continue;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') break;
    }
    const edge = ground?.getBoundingClientRect();
    return edge !== undefined && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4);
  };

  const faults = scrollWidth > windowWidth ? [`The page is ${scrollWidth} px wide`] : [];
  const lines: { text: Node; box: DOMRect }[] = [];
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
      const cutter = findCutter(box, parent);
      if (cutter) faults.push(`“${word}” is cut by ${cutter}`);
      if (isOffGround(box, parent)) faults.push(`“${word}” stands outside of its background`);
      // A URL may break anywhere, and a compound after its hyphen.
      const isWord = /^[\p{L}’]+[.,:;?!]?$/u.test(word);
      if (isWord && rest && rest.top > box.top + box.height / 2) {
        faults.push(`“${word}” is broken over two lines`);
      }
      // Only screen readers read a clipped text.
      if (getComputedStyle(parent).clipPath !== 'inset(50%)') lines.push({ text, box });
    }
  }
  for (const [index, { text, box }] of lines.entries()) {
    const over = lines
      .slice(index + 1)
      .find((other) => text !== other.text && isOver(box, other.box));
    if (over) faults.push(`“${text.textContent}” and “${over.text.textContent}” overlap`);
  }
  return faults;
}
