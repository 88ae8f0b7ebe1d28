import { THREAD } from './canvas';
import type { Point } from './geometry';

/** One straight piece of a thread as a rectangle, and which way the thread runs through it. */
export type ThreadBar = {
  x: number;
  y: number;
  width: number;
  height: number;
  towards: 'right' | 'left' | 'up' | 'down';
};

/**
 * Cuts a thread at its corners into bars that touch without overlapping, in the order the thread
 * runs, so that a page can draw it bar by bar. A corner belongs to the bar that reaches it first.
 * In units of the canvas.
 */
export function cutThread(way: Point[]): ThreadBar[] {
  return way.slice(1).map((end, index) => {
    const start = way[index] ?? end;
    const before = index === 0 ? 0 : THREAD / 2;
    const after = index === way.length - 2 ? 0 : THREAD / 2;
    const level = start[1] === end[1];
    const [from, to] = level ? [start[0], end[0]] : [start[1], end[1]];
    const forward = to > from;
    const low = forward ? from + before : to - after;
    const length = Math.abs(to - from) - before + after;
    return level
      ? {
          x: low,
          y: end[1] - THREAD / 2,
          width: length,
          height: THREAD,
          towards: forward ? 'right' : 'left',
        }
      : {
          x: end[0] - THREAD / 2,
          y: low,
          width: THREAD,
          height: length,
          towards: forward ? 'down' : 'up',
        };
  });
}
