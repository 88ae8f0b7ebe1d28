/** Replaces the build year with the current year, because the site may have been built in an earlier year. */
export function showYear(element: HTMLElement): void {
  element.textContent = String(new Date().getFullYear());
}
