import type { PlaceMap } from '@/lib/content/place-map';

/** The side of the square that is always visible, in units of the drawing. */
export const SIDE = 500;
export type Point = readonly [x: number, y: number];
export type Project = (
  position: readonly [longitude: number, latitude: number, ...rest: number[]],
) => Point;

/** Equal lengths to the north and the east, as on the ground, in a square around the visible part. */
export function projectionOf({ bbox: [west, south, east, north] }: PlaceMap): Project {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const unit = Math.max((east - west) * narrowing, north - south) / SIDE;
  return ([x, y]) => [
    Math.round(SIDE / 2 + ((x - longitude) * narrowing) / unit),
    Math.round(SIDE / 2 - (y - latitude) / unit),
  ];
}

/** Path data: where a line begins, and each step from there, which is shorter than the place itself. */
export function drawLine(points: readonly Point[]): string {
  const [start, ...steps] = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${start}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** A place within the square, whatever its size on the screen. */
export function placeAt([x, y]: Point) {
  return { x: `${(x * 100) / SIDE}%`, y: `${(y * 100) / SIDE}%` };
}
