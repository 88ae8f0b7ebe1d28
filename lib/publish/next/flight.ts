const START = '<script>self.__next_f.push(';
const END = '</script>';

/**
 * Removes React's inline data, the flight scripts, from a page's text before it is parsed: they are
 * half of the text, and parsing them takes as long as parsing the rest. Next escapes every `<` in
 * them, so the first end tag is theirs. `stripRuntime` finds in the document what this misses.
 */
export function stripFlightScripts(html: string): string {
  let rest = '';
  let position = 0;
  for (;;) {
    const start = html.indexOf(START, position);
    const end = start === -1 ? -1 : html.indexOf(END, start);
    if (end === -1) return rest + html.slice(position);
    rest += html.slice(position, start);
    position = end + END.length;
  }
}

const PUSH = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/**
 * Merges the framework's inline scripts into one program. React's data comes in pieces, cut where
 * the stream happened to pause; merged, two builds give the same bytes.
 */
export function mergeFlightScripts(scripts: readonly string[]): string {
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
