import { disc, range, unsteadyHand } from './geometry';

/** The side of every tile. */
export const TILE = 96;

const STROKE = 3;
const MIDDLE = TILE / 2;

/** Geometry of resist-dyed cloth, drawn anew: one tile each as lines, a little uneven by hand. */
const tilePaths = {
  /** Concentric circles. */
  rings() {
    const hand = unsteadyHand(11, 1);
    const ring = (radius: number) => {
      const [left, top] = [hand(MIDDLE - radius), hand(MIDDLE - radius)];
      const [right, bottom] = [hand(MIDDLE + radius), hand(MIDDLE + radius)];
      const arc = () => `A${hand(radius)} ${hand(radius)} 0 0 1 `;
      return `M${left} 48${arc()}48 ${top}${arc()}${right} 48${arc()}48 ${bottom}${arc()}${left} 48z`;
    };
    return [36, 26, 16].map(ring).join('') + disc(MIDDLE, MIDDLE, 4) + disc(MIDDLE, MIDDLE, 6);
  },
  /** Nested squares. */
  ato() {
    const hand = unsteadyHand(29, 0.9);
    const corner = (near: number, far: number) => `${hand(near)} ${hand(far)}`;
    const nested = [12, 24, 36].map((near) => {
      const far = TILE - near;
      return `M${corner(near, near)}L${corner(far, near)}L${corner(far, far)}L${corner(near, far)}z`;
    });
    return `${nested.join('')}M46 47h4v2h-4z`;
  },
  /** Diagonal hatch. */
  dingi() {
    const hand = unsteadyHand(5, 0.9);
    const pair = (index: number) => {
      const [start, end] = [hand(8 + index * 16), hand(8 + index * 16)];
      return `M0 ${start}L${end} 0M96 ${start}L${end} 96`;
    };
    return range(6).map(pair).join('');
  },
  /** Waves. */
  igbi() {
    const hand = unsteadyHand(17, 0.8);
    const wave = (y: number) => `M0 ${y}q12 ${hand(-14)} 24 ${hand(0)}t24 0t24 ${hand(0)}T96 ${y}`;
    return [16, 48, 80].map(wave).join('');
  },
  /** Crossing lines and lozenges. */
  orita() {
    const hand = unsteadyHand(41, 0.9);
    const lozenge = (index: number) => {
      const [x, y] = [(index % 2) * 48 + 24, Math.floor(index / 2) * 48 + 24];
      return `M${hand(x - 11)} ${y}L${x} ${hand(y - 11)}L${hand(x + 11)} ${y}L${x} ${hand(y + 11)}z`;
    };
    return `M48 0V96M0 48H96${range(4).map(lozenge).join('')}`;
  },
  /** A feather: spine and barbs. */
  iye() {
    const hand = unsteadyHand(23, 0.9);
    const barbs = (index: number) => {
      const y = 12 + index * 12;
      return `M${hand(24)} ${hand(y)}L48 ${y + 13}L${hand(72)} ${hand(y)}`;
    };
    return `M48 10L${hand(48)} 87${range(6).map(barbs).join('')}`;
  },
  /** Dots: lines without length under a round cap. */
  seed() {
    const hand = unsteadyHand(37, 0.5);
    return range(16)
      .map((index) => `M${hand(12 + (index % 4) * 24)} ${hand(12 + Math.floor(index / 4) * 24)}h0`)
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

/** A tile's lines as path data, and how thick they are. */
export function drawTile(name: TileName): { path: string; stroke: number } {
  return { path: tilePaths[name](), stroke: name === 'seed' ? 9 : STROKE };
}
