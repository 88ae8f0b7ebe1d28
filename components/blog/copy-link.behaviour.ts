/**
 * Shows the button that copies the page's URL, where the browser can, and says whether it worked.
 *
 * @param button hidden, in an element whose changes are announced
 * @param url what is copied
 * @param copied the button's words afterwards
 * @param failed replaces the button, before the URL, when the browser refuses
 */
export function copyLink(button: HTMLElement, url: string, copied: string, failed: string): void {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => {
        button.textContent = copied;
      },
      () => {
        button.replaceWith(`${failed} ${url}`);
      },
    );
  });
}
