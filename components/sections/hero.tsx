import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { ImageAsset } from '@/lib/images/image-index';
import { paths } from '@/lib/site/paths';
import { ActionLink } from '@/components/ui/action-link';
import { HeroPicture } from './hero-picture';
import styles from './hero.module.css';

type HeroProps = {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  copy: Pages['home']['hero'];
  illustration: ImageAsset;
  /** The illustration without its thread, which the page then draws; a photo has none. */
  cloth: ImageAsset | undefined;
};

/** The firm's name, what it does, and the thread that leads from the words into the picture. */
export function Hero({ site, copy, illustration, cloth }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>{unbreakable(site.name, site.shortName)}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.tagline}>{site.tagline}.</p>
      </div>
      <span className={styles.thread} aria-hidden="true" />
      <div className={styles.actions}>
        <ActionLink look="primary" href={paths.contact}>
          {copy.primaryAction}
        </ActionLink>
        <ActionLink look="text" href={paths.services}>
          <span className={styles.short}>{copy.secondaryActionShort}</span>
          <span className={styles.long}>{copy.secondaryAction}</span>
        </ActionLink>
      </div>
      <HeroPicture illustration={illustration} cloth={cloth} />
    </div>
  );
}

/** Keeps the short name on one line: the full one then breaks after it. */
function unbreakable(name: string, shortName: string): string {
  return name.replace(shortName, shortName.replaceAll(' ', '\u00a0'));
}
