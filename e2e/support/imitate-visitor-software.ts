/**
 * Changes a page as visitors' software may do. Wraps each text node, as translators do. Adds an element after each
 * field, as password managers do. Runs in the page.
 *
 * @returns whether the page contains text
 */
export function imitateVisitorSoftware(): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.matches('script, style, textarea')) continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
  for (const field of document.querySelectorAll('input, textarea'))
    field.after(document.createElement('password-manager'));
  return texts.length > 0;
}
