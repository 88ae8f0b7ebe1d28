/**
 * Changes a page like the software of visitors. Wraps every text, as a translator does. Adds an element after each
 * field, as a password manager does. Turns the address into a link, as a phone does. Runs in the page.
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
  for (const address of document.querySelectorAll('address')) {
    const link = document.createElement('a');
    link.href = 'x-apple-data-detectors://0';
    address.replaceWith(link);
    link.append(address);
  }
  return texts.length > 0;
}
