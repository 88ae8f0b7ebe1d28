export type CopyTextOptions = {
  /** Text to copy. By default, the button copies the element that precedes its parent. */
  text?: string;
  copied: string;
  failed: string;
};

/** The button must be in a live region, so that screen readers announce whether the text was copied. */
export function copyText(button: HTMLElement, { text, copied, failed }: CopyTextOptions): void {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text ?? readLetter(button)).then(
      () => (button.textContent = copied),
      () => button.replaceWith(failed),
    );
  });
}

/** Returns plain text. Adds numbers or dashes to list items, and removes quotation marks around the whole text. */
function readLetter(button: HTMLElement): string {
  const blocks = button.parentElement?.previousElementSibling?.children ?? [];
  const paragraphs = Array.from(blocks, (block) => {
    const start = block instanceof HTMLOListElement ? block.start : NaN;
    const items = Array.from(
      block.querySelectorAll('li'),
      (item, index) => `${start ? `${start + index}.` : '-'} ${item.textContent.trim()}`,
    );
    return items.join('\n') || block.textContent;
  });
  return paragraphs.join('\n\n').replace(/^“([^“”]*)”$/, '$1');
}
