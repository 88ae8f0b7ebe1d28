import { heroThread, THREAD } from '@/lib/brand/hero-thread';
import { square } from '@/lib/brand/shapes';
import styles from './hero-thread.module.css';

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
