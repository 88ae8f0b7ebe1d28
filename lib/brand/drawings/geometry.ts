/**
 * Shapes as SVG path data, in units of the canvas (960 x 720). They are closed, for filling or for
 * drawing as lines; several may be joined into one path.
 */

export type Point = readonly [x: number, y: number];

export function rect(x: number, y: number, width: number, height = width): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A square around its centre. */
export function square(x: number, y: number, size: number): string {
  return rect(x - size / 2, y - size / 2, size);
}

export function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 1 `;
  return `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
}

export function polygon(...points: Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}

/** A doorway with a round head around `middle`, from the crown at `top` to the floor at `foot`. */
export function arch(middle: number, width: number, top: number, foot: number): string {
  const radius = width / 2;
  return `M${middle - radius} ${foot}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${foot}z`;
}

/** The integers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * Makes a function that moves a number by at most `reach`, to the nearest half unit, as an unsteady
 * hand does. The same seed gives the same errors.
 */
export function seededJitter(seed: number, reach: number) {
  let state = seed;
  return (value: number, most = reach) => {
    // Lehmer's generator with Park and Miller's constants.
    state = (state * 16807) % 2147483647;
    const error = (state / 2147483647 - 0.5) * 2 * most;
    return Math.round((value + error) * 2) / 2;
  };
}
