/**
 * Shows the button that copies the page's address, where the browser can; says what came of it.
 *
 * @param id the button, hidden, in an element whose changes are announced
 * @param url what is copied
 * @param copied the button's words afterwards
 * @param failed stands before the address when the browser refuses, for copying by hand
 */
export function copyLink(id: string, url: string, copied: string, failed: string): void {
  const button = document.getElementById(id);
  if (!button || !navigator.clipboard) return;
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
