export const TILE_SIZE = 96;

/**
 * SVG path data for one tile of each pattern. The lines are slightly uneven, like those of adire, a Yoruba
 * resist-dyed cloth. Some names are Yoruba: ato (àtò, order), dingi (díńgí, mirror), igbi (ìgbì, wave),
 * orita (oríta, crossroads), iye (ìyẹ́, feather).
 */
export const tilePaths = {
  rings:
    'M11 48A36.5 36 0 0 1 48 12A36 36 0 0 1 83.5 48A36 35.5 0 0 1 48 83A35.5 36.5 0 0 1 11 48z' +
    'M21.5 48A26 25 0 0 1 48 22A25.5 26.5 0 0 1 74 48A26 26 0 0 1 48 74.5A26 25.5 0 0 1 21.5 48z' +
    'M31.5 48A16 16.5 0 0 1 48 32.5A15 16 0 0 1 63 48A17 16 0 0 1 48 63.5A15 16 0 0 1 31.5 48z' +
    'M44 48a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM42 48a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
  /** Nested squares. */
  ato:
    'M11 12.5L84.5 11.5L84 83.5L12 84.5zM24.5 23.5L71.5 23L71.5 71L24 72z' +
    'M36 35.5L59.5 37L59.5 60.5L35 61zM46 47h4v2h-4z',
  /** Diagonal hatching. */
  dingi:
    'M0 7L8.5 0M96 7L8.5 96M0 24.5L23.5 0M96 24.5L23.5 96M0 40.5L39.5 0M96 40.5L39.5 96' +
    'M0 55.5L56 0M96 55.5L56 96M0 72L72.5 0M96 72L72.5 96M0 89L88 0M96 89L88 96',
  igbi:
    'M0 16q12 -15 24 -0.5t24 0t24 0.5T96 16M0 48q12 -13.5 24 -0.5t24 0t24 0.5T96 48' +
    'M0 80q12 -13.5 24 0t24 0t24 0T96 80',
  /** Crossed lines and diamonds. */
  orita:
    'M48 0V96M0 48H96M12 24L24 13L36 24L24 35.5zM61.5 24L72 14L84 24L72 35.5z' +
    'M13.5 72L24 60.5L35.5 72L24 82.5zM60 72L72 61L82.5 72L72 83.5z',
  iye:
    'M48 10L47 87M23 12L48 25L72 11.5M23 23L48 37L72 24M24 36.5L48 49L73 35.5' +
    'M24.5 47.5L48 61L71.5 48M23.5 60.5L48 73L72 60M24.5 72L48 85L72 72',
  /** Dots, drawn as zero-length lines. */
  seed:
    'M11.5 12.5h0M36.5 12.5h0M60 11.5h0M84 11.5h0M11.5 36h0M35.5 35.5h0M60 36h0M84.5 36h0' +
    'M12.5 60h0M35.5 60h0M60 60h0M84.5 60h0M12 84h0M36 83.5h0M60 84.5h0M84 83.5h0',
};

export type TileName = keyof typeof tilePaths;

export const tileNames = Object.keys(tilePaths) as [TileName, ...TileName[]];
