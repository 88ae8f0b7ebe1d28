/**
 * Finds words that are not wholly shown: outside the window, cut by an ancestor that hides its
 * overflow, or broken in the middle. Runs in the page and is self-contained.
 */
export function findCroppedText(): string[] {
  const windowWidth = document.documentElement.clientWidth;
  const faults: string[] = [];

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** What cuts the box. What the keyboard can scroll sideways cuts nothing. */
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

export type TextLine = {
  text: string;
  /** Another line of the same block follows: this one is as long as the column allows. */
  isFull: boolean;
  /** The block's element with the landmark around it, such as `main p`. */
  block: string;
};

/**
 * Returns the lines of text as the browser set them, block by block. Leaves out hidden text, and the
 * text of tables: a cell is as narrow as its column. Runs in the page and is self-contained.
 */
export function readLines(): TextLine[] {
  const blockOf = (text: Node): Element => {
    let block = text.parentElement ?? document.body;
    while (/^(inline|contents)$/.test(getComputedStyle(block).display)) {
      block = block.parentElement ?? document.body;
    }
    return block;
  };

  const lines: (TextLine & { element: Element; bottom: number })[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[data-visually-hidden], table, noscript, textarea')) continue;
    const element = blockOf(text);

    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\s*\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index + word.length - word.trimStart().length);
      range.setEnd(text, index + word.length);
      const box = range.getClientRects()[0];
      if (!box) continue;
      const line = lines.at(-1);
      // Tight lines overlap, and small print beside big does not begin where that begins.
      if (line?.element === element && box.bottom < line.bottom + box.height / 2) {
        line.text += word.replace(/^\s+/, ' ');
        line.bottom = Math.max(line.bottom, box.bottom);
      } else {
        if (line?.element === element) line.isFull = true;
        const landmark = element.closest('header, main, footer')?.tagName ?? 'body';
        lines.push({
          text: word.trimStart(),
          isFull: false,
          block: `${landmark} ${element.tagName}`.toLowerCase(),
          element,
          bottom: box.bottom,
        });
      }
    }
  }
  return lines.map(({ text, isFull, block }) => ({ text, isFull, block }));
}
