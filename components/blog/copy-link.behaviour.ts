export type CopyLinkOptions = {
  url: string;
  /** The button's words afterwards. */
  copied: string;
  /** Replaces the button, before the URL, when the browser refuses. */
  failed: string;
};

/**
 * Shows the button that copies the page's URL, where the browser can, and reports whether it worked.
 *
 * @param button hidden, in an element whose changes are announced
 */
export function copyLink(button: HTMLElement, { url, copied, failed }: CopyLinkOptions): void {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => {
        button.textContent = copied;
      },
      () => button.replaceWith(`${failed} ${url}`),
    );
  });
}
