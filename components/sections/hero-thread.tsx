import { Behaviour } from '@/components/ui/behaviour';
import { THREAD } from '@/lib/brand/drawings/canvas';
import { rect, square } from '@/lib/brand/drawings/geometry';
import { heroThread } from '@/lib/brand/drawings/pages';
import { playInSight } from './hero-thread.behaviour';
import styles from './hero-thread.module.css';

/**
 * The thread of the hero's drawing, drawn once when it comes into sight: from the words to the
 * client's knot, on to the adviser's, and out at the selvedge.
 */
export function HeroThread() {
  const { width, height, bars, knots } = heroThread;
  return (
    <>
      <svg
        className={styles.root}
        id="hero-thread"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {bars.map((bar) => (
          <path
            key={`${bar.x} ${bar.y}`}
            className={styles[bar.towards]}
            d={rect(bar.x, bar.y, bar.width, bar.height)}
          />
        ))}
        {knots.map(({ at: [x, y], size, kind }) => (
          <g key={kind}>
            {kind === 'open' ? (
              <>
                <path d={square(x, y, size)} />
                <path className={styles.ring} d={square(x, y, size - 2 * THREAD)} />
                <path className={styles.heart} d={square(x, y, size / 2)} />
              </>
            ) : (
              <path className={styles.closed} d={square(x, y, size)} />
            )}
          </g>
        ))}
      </svg>
      <Behaviour run={playInSight} args={['hero-thread']} />
    </>
  );
}
