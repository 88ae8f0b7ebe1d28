import { disc, range, seededJitter } from './geometry';

/** The side of every tile. */
export const TILE = 96;

const STROKE = 3;
const MIDDLE = TILE / 2;

/**
 * The patterns: geometry of adire, resist-dyed Yoruba cloth, as the lines of one tile, slightly
 * uneven. Some have Yoruba names: ato (àtò, order), dingi (díńgí, mirror), igbi (ìgbì, wave), orita
 * (oríta, crossroads), iye (ìyẹ́, feather).
 */
const tilePaths = {
  /** Concentric circles. */
  rings() {
    const jitter = seededJitter(11, 1);
    const ring = (radius: number) => {
      const [left, top] = [jitter(MIDDLE - radius), jitter(MIDDLE - radius)];
      const [right, bottom] = [jitter(MIDDLE + radius), jitter(MIDDLE + radius)];
      const arc = () => `A${jitter(radius)} ${jitter(radius)} 0 0 1 `;
      return `M${left} 48${arc()}48 ${top}${arc()}${right} 48${arc()}48 ${bottom}${arc()}${left} 48z`;
    };
    return [36, 26, 16].map(ring).join('') + disc(MIDDLE, MIDDLE, 4) + disc(MIDDLE, MIDDLE, 6);
  },
  /** Nested squares. */
  ato() {
    const jitter = seededJitter(29, 0.9);
    const corner = (near: number, far: number) => `${jitter(near)} ${jitter(far)}`;
    const nested = [12, 24, 36].map((near) => {
      const far = TILE - near;
      return `M${corner(near, near)}L${corner(far, near)}L${corner(far, far)}L${corner(near, far)}z`;
    });
    return `${nested.join('')}M46 47h4v2h-4z`;
  },
  /** Diagonal hatch. */
  dingi() {
    const jitter = seededJitter(5, 0.9);
    const pair = (index: number) => {
      const [start, end] = [jitter(8 + index * 16), jitter(8 + index * 16)];
      return `M0 ${start}L${end} 0M96 ${start}L${end} 96`;
    };
    return range(6).map(pair).join('');
  },
  /** Waves. */
  igbi() {
    const jitter = seededJitter(17, 0.8);
    const wave = (y: number) =>
      `M0 ${y}q12 ${jitter(-14)} 24 ${jitter(0)}t24 0t24 ${jitter(0)}T96 ${y}`;
    return [16, 48, 80].map(wave).join('');
  },
  /** Crossing lines and lozenges. */
  orita() {
    const jitter = seededJitter(41, 0.9);
    const lozenge = (index: number) => {
      const [x, y] = [(index % 2) * 48 + 24, Math.floor(index / 2) * 48 + 24];
      return `M${jitter(x - 11)} ${y}L${x} ${jitter(y - 11)}L${jitter(x + 11)} ${y}L${x} ${jitter(y + 11)}z`;
    };
    return `M48 0V96M0 48H96${range(4).map(lozenge).join('')}`;
  },
  /** A feather: spine and barbs. */
  iye() {
    const jitter = seededJitter(23, 0.9);
    const barbs = (index: number) => {
      const y = 12 + index * 12;
      return `M${jitter(24)} ${jitter(y)}L48 ${y + 13}L${jitter(72)} ${jitter(y)}`;
    };
    return `M48 10L${jitter(48)} 87${range(6).map(barbs).join('')}`;
  },
  /** Dots: lines of length 0 with round caps. */
  seed() {
    const jitter = seededJitter(37, 0.5);
    return range(16)
      .map(
        (index) => `M${jitter(12 + (index % 4) * 24)} ${jitter(12 + Math.floor(index / 4) * 24)}h0`,
      )
      .join('');
  },
  /** Running brick. */
  bond() {
    const odd = [24, 72].map((x) => `M${x} 12v24M${x} 60v24`);
    const even = [0, 48, 96].map((x) => `M${x} 0v12M${x} 36v24M${x} 84v12`);
    return `M0 12h96M0 36h96M0 60h96M0 84h96${[...odd, ...even].join('')}`;
  },
};

export type TileName = keyof typeof tilePaths;

/** A tile's lines as path data, and their width. */
export function drawTile(name: TileName): { path: string; stroke: number } {
  return { path: tilePaths[name](), stroke: name === 'seed' ? 9 : STROKE };
}
