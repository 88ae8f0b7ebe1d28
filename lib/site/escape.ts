/** Escapes a text for HTML or XML, between tags or in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Writes a value as JSON for an inline script. "<" occurs within strings only, where its escape means the
 * same: no "</script>" ends the element early, and no "<!--" keeps it from ending.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
