/** Replaces the year of the build by the visitor's current one. */
export function showYear(element: HTMLElement): void {
  element.textContent = String(new Date().getFullYear());
}
