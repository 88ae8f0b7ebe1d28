/** Code points, ascending, as the value of `unicode-range`. */
export function formatUnicodeRange(points: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

const hex = (point: number) => point.toString(16).toUpperCase();
