export type CopyLinkOptions = {
  url: string;
  copied: string;
  failed: string;
};

/** The button must be in a live region, so that screen readers announce whether the URL was copied. */
export function copyLink(button: HTMLElement, { url, copied, failed }: CopyLinkOptions): void {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => (button.textContent = copied),
      () => button.replaceWith(`${failed} ${url}`),
    );
  });
}
