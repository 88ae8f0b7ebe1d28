const PUSH = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/**
 * Joins the framework's inline scripts into one program. React's data comes in pieces that are cut
 * wherever the stream happened to pause: put together again, two builds give the same bytes.
 */
export function joinPayload(scripts: readonly string[]): string {
  const statements: string[] = [];
  let data = '';
  const flush = () => {
    if (data) statements.push(`self.__next_f.push(${JSON.stringify([1, data])})`);
    data = '';
  };
  for (const script of scripts) {
    const piece = dataOf(script);
    if (piece !== undefined) {
      data += piece;
      continue;
    }
    flush();
    statements.push(script);
  }
  flush();
  return statements.join(';');
}

/** The text that a script hands to React; undefined for one that does something else. */
function dataOf(script: string): string | undefined {
  const [, list] = PUSH.exec(script.trim()) ?? [];
  if (list === undefined) return undefined;
  const [, text]: unknown[] = JSON.parse(list) as unknown[];
  return typeof text === 'string' ? text : undefined;
}
