import { ActionLink } from '@/components/ui/action-link';
import { Behaviour } from '@/components/ui/behaviour';
import { ContentImage } from '@/components/ui/content-image';
import { DrawnFrom } from '@/components/ui/drawn-from';
import { heroThread, THREAD } from '@/lib/brand/hero-thread';
import { square } from '@/lib/brand/shapes';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { ImageAsset } from '@/lib/images/image-index';
import { isPhoto } from '@/lib/images/variants';
import { paths } from '@/lib/site/paths';
import image from './hero-image.module.css';
import thread from './hero-thread.module.css';
import styles from './hero.module.css';

/** Its box is 612 px high from 1024 px on, and a photo of 3:2 fills it by its height. */
const IMAGE_SIZES = '(min-width: 1024px) 918px, 100vw';

type HeroProps = {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  copy: Pages['home']['hero'];
  illustration: ImageAsset;
  /** The illustration's drawing without its thread, which the page then draws; unused beside a photo. */
  cloth: ImageAsset | undefined;
};

/** The firm's name, what it does, and the thread that leads from the words into the image. */
export function Hero({ site, copy, illustration, cloth }: HeroProps) {
  // The short name stays on one line: the full one then breaks after it.
  const unbroken = site.shortName.replaceAll(' ', '\u00a0');
  const drawing = isPhoto(illustration) ? undefined : cloth;
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>{site.name.replace(site.shortName, unbroken)}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.tagline}>{site.tagline.replace(/(?<![.?!…])$/, '.')}</p>
      </div>
      <DrawnFrom id="thread" />
      <span className={styles.thread} id="thread" aria-hidden="true" />
      <div className={styles.actions}>
        <ActionLink look="primary" href={paths.contact}>
          {copy.primaryAction}
        </ActionLink>{' '}
        <ActionLink look="text" href={paths.services}>
          <span className={styles.short}>{copy.secondaryActionShort}</span>{' '}
          <span className={styles.long}>{copy.secondaryAction}</span>
        </ActionLink>
      </div>
      {/* The window that the illustration shows in: a part of it on a phone, all from 1920 px on. */}
      <div className={image.root}>
        <div className={drawing ? image.drawing : image.photo}>
          <ContentImage image={drawing ?? illustration} alt="" sizes={IMAGE_SIZES} aboveTheFold />
          {drawing ? <HeroThread /> : null}
        </div>
      </div>
    </div>
  );
}

/**
 * The thread of the hero's drawing, drawn once when it comes into sight: from the words to the
 * client's knot, on to the adviser's, and out at the selvedge. The style sheet times its five bars.
 */
function HeroThread() {
  const { width, height, bars, knots } = heroThread;
  return (
    <>
      <svg
        className={thread.root}
        id="hero-thread"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {bars.map(({ shape, towards }, index) => (
          <path
            key={shape}
            className={`${thread[towards]} ${thread[`bar${index + 1}`]}`}
            d={shape}
          />
        ))}
        {knots.map(({ at: [x, y], size, kind }) => (
          <g key={kind} className={thread[kind]}>
            <path d={square(x, y, size)} />
            {kind === 'open' ? (
              <>
                <path className={thread.ring} d={square(x, y, size - 2 * THREAD)} />
                <path className={thread.heart} d={square(x, y, size / 2)} />
              </>
            ) : null}
          </g>
        ))}
      </svg>
      <Behaviour module="sections/hero-thread" target="hero-thread" />
    </>
  );
}
