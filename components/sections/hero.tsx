import text from '@/components/styles/text.module.css';
import { ActionLink } from '@/components/ui/action-link';
import { joinClassNames } from '@/components/ui/class-names';
import { ContentImage } from '@/components/ui/content-image';
import { PaintPoint } from '@/components/ui/paint-point';
import { type ImageAsset, isPhoto } from '@/lib/images/images';
import type { Pages, Site } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './hero.module.css';

/** At a viewport width of 1920 px, the image box is about 612 px tall. A 3:2 photo of that height is 918 px wide. */
const IMAGE_SIZES = '(min-width: 75em) 918px, 100vw';

type HeroProps = {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  copy: Pages['home']['hero'];
  illustration: ImageAsset;
  /** The drawing without its decorative line, which `HeroThread` animates. Ignored if `illustration` is a photo. */
  drawingWithoutThread: ImageAsset | undefined;
  /** Replaces `drawingWithoutThread` in viewports narrower than 75em. Ignored if `drawingWithoutThread` is not used. */
  narrowIllustration: ImageAsset | undefined;
};

export function Hero(props: HeroProps) {
  const { site, copy, illustration, drawingWithoutThread, narrowIllustration } = props;
  const drawing = isPhoto(illustration) ? undefined : drawingWithoutThread;
  const narrowDrawing = drawing && narrowIllustration;
  const [before = '', ...after] = site.name.split(site.shortName);
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <h1>
          {before}
          {/* Avoids line breaks inside the short name if it fits on one line. */}
          <span className={styles.shortName}>{after.length > 0 ? site.shortName : null}</span>
          {after.join(site.shortName)}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={text.name}>{site.tagline.replace(/(?<![.?!…])$/, '.')}</p>
      </div>
      <span className={styles.thread} aria-hidden="true" />
      <div className={styles.actions}>
        <ActionLink look="primary" href={paths.contact}>
          {copy.primaryAction}
        </ActionLink>{' '}
        <ActionLink look="text" href={paths.services}>
          {copy.secondaryAction}
        </ActionLink>
      </div>
      <PaintPoint />
      <div className={joinClassNames(styles.image, narrowDrawing && styles.strip)}>
        <ContentImage
          image={narrowDrawing ?? drawing ?? illustration}
          wideImage={narrowDrawing && drawing}
          wideFromEm={75}
          alt=""
          sizes={IMAGE_SIZES}
          aboveTheFold
        />
        {drawing ? <HeroThread /> : null}
      </div>
    </div>
  );
}

/** The animated line and squares of `hero.svg`. They lie on top of `hero-cloth.svg`, the same drawing without them. */
function HeroThread() {
  return (
    <svg
      id="hero-thread"
      data-behaviour="play-in-sight"
      viewBox="0 0 1200 864"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.strand}
        pathLength={1}
        fill="none"
        stroke="var(--osun)"
        strokeWidth={12}
        d="M0 624h576V240h336v288h240"
      />
      <g className={styles.knot}>
        <path fill="var(--osun)" d="M696 192h96v96h-96z" />
        <path fill="var(--aro-950)" d="M708 204h72v72h-72z" />
        <path fill="var(--cotton)" d="M720 216h48v48h-48z" />
      </g>
      <path className={styles.knot} fill="var(--alaari)" d="M990 486h84v84h-84z" />
    </svg>
  );
}
