import { ContentImage } from '@/components/ui/content-image';
import type { ImageAsset } from '@/lib/images/image-index';
import { isPhoto } from '@/lib/images/variants';
import styles from './hero-image.module.css';
import { HeroThread } from './hero-thread';

/** Its box is 612 px high from 1024 px on, and a photo of 3:2 fills it by its height. */
const IMAGE_SIZES = '(min-width: 1024px) 918px, 100vw';

type HeroImageProps = {
  illustration: ImageAsset;
  /** The illustration's drawing without its thread, which the page then draws; unused beside a photo. */
  cloth: ImageAsset | undefined;
};

/** The window that the illustration shows in: a part of it on a phone, all from 1920 px on. */
export function HeroImage({ illustration, cloth }: HeroImageProps) {
  const drawing = isPhoto(illustration) ? undefined : cloth;
  return (
    <div className={styles.root}>
      <div className={drawing ? styles.drawing : styles.photo}>
        <ContentImage image={drawing ?? illustration} alt="" sizes={IMAGE_SIZES} aboveTheFold />
        {drawing ? <HeroThread /> : null}
      </div>
    </div>
  );
}
