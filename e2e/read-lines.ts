export type TextLine = {
  /** What was typeset on the line; a soft hyphen counts for nothing. */
  text: string;
  left: number;
  right: number;
  /** Whether another line of the same block follows: this one is as long as the column allows. */
  full: boolean;
  /** The kind of block the line stands in, with the landmark around it: `main p`. */
  block: string;
};

/**
 * The lines of text as the browser set them, block by block; positions in CSS px of the viewport.
 * Runs in the page and is self-contained. What is hidden, visually too, is left out, and so is a
 * table's text: a cell is as narrow as its column.
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
        line.right = Math.max(line.right, box.right);
        line.bottom = Math.max(line.bottom, box.bottom);
      } else {
        if (line?.element === element) line.full = true;
        const landmark = element.closest('header, main, footer')?.tagName ?? 'body';
        lines.push({
          text: word.trimStart(),
          left: box.left,
          right: box.right,
          full: false,
          block: `${landmark} ${element.tagName}`.toLowerCase(),
          element,
          bottom: box.bottom,
        });
      }
    }
  }
  return lines.map(({ text, left, right, full, block }) => ({ text, left, right, full, block }));
}
