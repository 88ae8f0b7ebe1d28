/** The path data of a rectangle, for an SVG: closed, from its upper left corner. */
export function rect(x: number, y: number, width: number, height = width): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

/** The path data of a square around its centre. */
export function square(x: number, y: number, size: number): string {
  return rect(x - size / 2, y - size / 2, size);
}
