import { ActionLink } from '@/components/ui/action-link';
import { BlockRenderUntil } from '@/components/ui/block-render-until';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { ImageAsset } from '@/lib/images/image-index';
import { paths } from '@/lib/site/paths';
import { HeroImage } from './hero-image';
import styles from './hero.module.css';

type HeroProps = {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  copy: Pages['home']['hero'];
  illustration: ImageAsset;
  /** The illustration's drawing without its thread, which the page then draws; unused beside a photo. */
  cloth: ImageAsset | undefined;
};

/** The firm's name, what it does, and the thread that leads from the words into the image. */
export function Hero({ site, copy, illustration, cloth }: HeroProps) {
  const [before = '', ...after] = site.name.split(site.shortName);
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>
          {before}
          {/* The short name stays on one line where it has room: the full one then breaks after it. */}
          <span className={styles.shortName}>{after.length > 0 ? site.shortName : null}</span>
          {after.join(site.shortName)}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.tagline}>{site.tagline.replace(/(?<![.?!…])$/, '.')}</p>
      </div>
      <BlockRenderUntil id="thread" />
      <span className={styles.thread} id="thread" aria-hidden="true" />
      <div className={styles.actions}>
        <ActionLink look="primary" href={paths.contact}>
          {copy.primaryAction}
        </ActionLink>{' '}
        <ActionLink look="text" href={paths.services} label={copy.secondaryAction}>
          {/* On phones the style sheet writes the short words: a reader without one gets one label. */}
          <span className={styles.short} data-label={copy.secondaryActionShort} />
          <span className={styles.long}>{copy.secondaryAction}</span>
        </ActionLink>
      </div>
      <HeroImage illustration={illustration} cloth={cloth} />
    </div>
  );
}
