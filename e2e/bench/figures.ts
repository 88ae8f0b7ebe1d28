import path from 'node:path';

/** What the measurements write, ignored by git. */
export const BENCH_DIR = path.resolve('.tmp/bench');

/** Stands for a figure that could not be measured or does not apply. */
export const NONE = '–';

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function formatRatio(value: number): string {
  return value.toFixed(2);
}

/** Takes milliseconds. */
export function formatSeconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}

/** Takes milliseconds. */
export function formatMilliseconds(time: number): string {
  return `${formatCount(time)} ms`;
}

/** Formats a figure and says when it is above its goal. */
export function formatAgainst(
  goal: number,
  value: number | undefined,
  format: (value: number) => string,
): string {
  if (value === undefined || Number.isNaN(value)) return NONE;
  return value > goal ? `${format(value)} ABOVE ${format(goal)}` : format(value);
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
