const START = '<script>self.__next_f.push(';
const END = '</script>';

/**
 * Takes React's inline data out of a page's text before it is parsed: it is half of the text, and
 * parsing it takes as long as all the rest. Exact, because Next writes it so and escapes every `<`
 * in it; what this misses, `stripRuntime` finds in the document.
 */
export function cutPayload(html: string): string {
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
