import { ActionLink } from '@/components/ui/action-link';
import { Picture } from '@/components/ui/picture';
import type { ImageAsset } from '@/lib/content/images';
import type { Pages } from '@/lib/content/pages-schema';
import type { Site } from '@/lib/content/site-schema';
import { paths } from '@/lib/site/paths';
import styles from './hero.module.css';

/** Its box is 612 px high from 1024 px on, and a photo of 3:2 fills it by its height. */
const PICTURE_SIZES = '(min-width: 1024px) 918px, 100vw';

type HeroProps = {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  copy: Pages['home']['hero'];
  illustration: ImageAsset;
};

/** The firm's name, what it does, and the thread that leads from the words into the picture. */
export function Hero({ site, copy, illustration }: HeroProps) {
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
          {copy.secondaryAction}
        </ActionLink>
      </div>
      <Picture
        className={styles.picture}
        image={illustration}
        alt=""
        sizes={PICTURE_SIZES}
        aboveTheFold
      />
    </div>
  );
}

/** Keeps the short name on one line: the full one then breaks after it. */
function unbreakable(name: string, shortName: string): string {
  return name.replace(shortName, shortName.replaceAll(' ', '\u00a0'));
}
