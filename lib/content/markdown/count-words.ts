/** The words of a text as its reader meets them: headings and tables count, addresses of links do not. */
export function countWords(body: string): number {
  const shown = body.replace(/\]\([^)]*\)/g, ']');
  return shown.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;
}
