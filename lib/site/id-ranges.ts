/**
 * Writes ids as ranges, `1-3,7`, so that a page can list thousands of them in a few bytes.
 *
 * @param ids in any order, each once
 */
export function formatIdRanges(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
