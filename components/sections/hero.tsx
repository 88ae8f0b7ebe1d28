import type { ReactNode } from 'react';
import text from '@/components/styles/text.module.css';
import { ActionLink } from '@/components/ui/action-link';
import { joinClassNames } from '@/components/ui/class-names';
import { ContentImage } from '@/components/ui/content-image';
import { Selvedge } from '@/components/ui/selvedge';
import { type ImageAsset, isPhoto } from '@/lib/images/images';
import type { Pages, Site } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './hero.module.css';

const IMAGE_SIZES = '(min-width: 75em) 840px, 100vw';

type HeroProps = {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  copy: Pages['home']['hero'];
  illustration: ImageAsset;
  children?: ReactNode;
};

export function Hero({ site, copy, illustration, children }: HeroProps) {
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
      </div>
      {children}
      <div className={styles.close}>
        <p className={text.name}>{site.tagline.replace(/(?<![.?!…])$/, '.')}</p>
        <div className={styles.actions}>
          <ActionLink look="primary" href={paths.contact}>
            {copy.primaryAction}
          </ActionLink>{' '}
          <ActionLink look="text" href={paths.services}>
            {copy.secondaryAction}
          </ActionLink>
        </div>
      </div>
      <div className={joinClassNames(styles.image, !isPhoto(illustration) && styles.drawing)}>
        <ContentImage image={illustration} alt="" sizes={IMAGE_SIZES} aboveTheFold />
        <Selvedge direction="down" />
      </div>
    </div>
  );
}
