export type CopyLinkOptions = {
  url: string;
  copied: string;
  /** If copying fails, this text and the URL replace the button. */
  failed: string;
};

/**
 * If the browser has a clipboard API, shows `button` and makes it copy `url`.
 *
 * @param button a hidden button in a live region, so that screen readers announce success or failure
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
