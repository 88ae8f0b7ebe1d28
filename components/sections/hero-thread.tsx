import styles from './hero-thread.module.css';

/** The width of the thread, in units of the drawing. */
const THREAD = 12;

/**
 * The thread and the knots of `content/images/hero.svg`, in units of that drawing. The page lays them
 * over `hero-cloth.svg`, the same drawing without them, and moves them.
 *
 * The bars are in the order the thread runs, cut at its corners. The bar that reaches a corner first
 * fills it, and the next begins in its middle: bars that only touched would show a seam.
 */
const heroThread = {
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

/** The path data of a square around its centre. */
function square(x: number, y: number, size: number): string {
  return `M${x - size / 2} ${y - size / 2}h${size}v${size}h-${size}z`;
}

/**
 * The thread of the hero's drawing, drawn once when it comes into sight: from the words to the
 * client's knot, on to the adviser's, and out at the selvedge. The style sheet times its five bars.
 */
export function HeroThread() {
  const { width, height, bars, knots } = heroThread;
  return (
    <svg
      className={styles.root}
      id="hero-thread"
      data-behaviour="play-in-sight"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {bars.map(({ shape, towards }, index) => (
        <path key={shape} className={`${styles[towards]} ${styles[`bar${index + 1}`]}`} d={shape} />
      ))}
      {knots.map(({ at: [x, y], size, kind }) => (
        <g key={kind} className={styles[kind]}>
          <path d={square(x, y, size)} />
          {kind === 'open' ? (
            <>
              <path className={styles.ring} d={square(x, y, size - 2 * THREAD)} />
              <path className={styles.heart} d={square(x, y, size / 2)} />
            </>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
