/** The lines of a text, whatever ends them: a parser of Markdown takes every kind for an end. */
export function splitLines(body: string): string[] {
  return body.split(/\r\n?|\n/);
}
