/** Writes the visitor's current year over the year of the build. */
export function showCurrentYear(id: string): void {
  const year = document.getElementById(id);
  if (year) year.textContent = String(new Date().getFullYear());
}
