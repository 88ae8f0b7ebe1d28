/** The width of the thread, in units of the drawing. */
export const THREAD = 12;

/**
 * The thread and the knots of `content/images/hero.svg`, in units of that drawing. The page lays them
 * over `hero-cloth.svg`, the same drawing without them, and moves them.
 *
 * The bars are in the order the thread runs, cut at its corners. The bar that reaches a corner first
 * fills it, and the next begins in its middle: bars that only touched would show a seam.
 */
export const heroThread = {
  width: 1200,
  height: 864,
  bars: [
    { shape: 'M0 618h582v12h-582z', towards: 'right' },
    { shape: 'M570 234h12v390h-12z', towards: 'up' },
    { shape: 'M576 234h342v12h-342z', towards: 'right' },
    { shape: 'M906 240h12v294h-12z', towards: 'down' },
    { shape: 'M912 522h240v12h-240z', towards: 'right' },
  ],
  /** An open knot is a ring of thread with a square in it, a closed knot is a plain square. */
  knots: [
    { kind: 'open', at: [744, 240], size: 96 },
    { kind: 'closed', at: [1032, 528], size: 84 },
  ],
} as const;
