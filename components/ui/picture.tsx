import type { ImageAsset } from '@/lib/content/images';
import { imageSource, isPhoto, MEDIA_TYPES, photoSrcset } from '@/lib/images/variants';
import styles from './picture.module.css';

type PictureProps = {
  image: ImageAsset;
  /** The picture in words; empty when it says nothing the text does not. */
  alt: string;
  /** How wide its place is, as the `sizes` attribute says it; a photo is chosen by it. */
  sizes: string;
  className?: string | undefined;
  /** Whether it is seen before anybody scrolls. */
  aboveTheFold?: boolean;
};

/** A picture of content/images, with its size, so that nothing moves when it arrives. */
export function Picture({ image, alt, sizes, className, aboveTheFold = false }: PictureProps) {
  const photo = isPhoto(image);
  const img = (
    <img
      className={className}
      src={imageSource(image)}
      {...(photo && { srcSet: photoSrcset(image, 'webp'), sizes })}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={aboveTheFold ? 'eager' : 'lazy'}
      decoding="async"
      {...(aboveTheFold && { fetchPriority: 'high' as const })}
    />
  );
  if (!photo) return img;
  return (
    <picture className={styles.photo}>
      <source type={MEDIA_TYPES.avif} srcSet={photoSrcset(image, 'avif')} sizes={sizes} />
      {img}
    </picture>
  );
}
