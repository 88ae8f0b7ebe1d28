import type { ImageAsset } from '@/lib/images/image-index';
import { Picture } from '@/components/ui/picture';
import styles from './hero-picture.module.css';
import { HeroThread } from './hero-thread';

/** Its box is 612 px high from 1024 px on, and a photo of 3:2 fills it by its height. */
const PICTURE_SIZES = '(min-width: 1024px) 918px, 100vw';

type HeroPictureProps = {
  illustration: ImageAsset;
  /** The illustration without its thread, which the page then draws; a photo has none. */
  cloth: ImageAsset | undefined;
};

/** The window that the illustration shows in: on a phone a part of it, from 1920 px on all of it. */
export function HeroPicture({ illustration, cloth }: HeroPictureProps) {
  return (
    <div className={styles.root}>
      <div className={cloth ? styles.drawing : styles.photo}>
        <Picture image={cloth ?? illustration} alt="" sizes={PICTURE_SIZES} aboveTheFold />
        {cloth ? <HeroThread /> : null}
      </div>
    </div>
  );
}
