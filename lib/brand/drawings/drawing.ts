import { Canvas } from './canvas';
import { rect } from './geometry';
import { lightStripe, type Ground } from '../palette';

/** A finished picture of `content/images`. */
export type Drawing = {
  name: string;
  ground: Ground;
  width: number;
  height: number;
  /** The file's text; the same on every run. */
  svg: string;
};

type Sheet = { ground: Ground; width?: number; height?: number };

const SELVEDGE = 48;

/**
 * Lays the ground, lets `compose` draw on it, and closes the right edge with the selvedge.
 *
 * @param name the file's name without ending; every id in the file begins with it
 */
export function drawing(
  name: string,
  { ground, width = 960, height = 720 }: Sheet,
  compose: (canvas: Canvas) => void,
): Drawing {
  const canvas = new Canvas(name, ground);
  canvas.fill(ground, rect(0, 0, width, height));
  compose(canvas);
  weaveSelvedge(canvas, ground, width - SELVEDGE, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${canvas.toString()}</svg>\n`;
  return { name, ground, width, height, svg };
}

/** A strip of aso-oke stripes. */
function weaveSelvedge(canvas: Canvas, ground: Ground, x: number, height: number): void {
  const stripe = (offset: number, width: number) => rect(x + offset, 0, width, height);
  canvas.fill('alaari', stripe(0, SELVEDGE));
  canvas.fill('osun', stripe(6, 6), stripe(36, 6));
  canvas.fill(lightStripe(ground), stripe(18, 3), stripe(27, 3));
}
