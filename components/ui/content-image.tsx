import {
  type ImageAsset,
  isPhoto,
  makeImageSrc,
  MEDIA_TYPES,
  photoSrcset,
} from '@/lib/images/images';
import { joinClassNames } from './class-names';
import styles from './content-image.module.css';

/** Width of five of the page's twelve columns, which stop growing when the viewport is 81em wide. */
const DEFAULT_SIZES = '(min-width: 81em) 500px, (min-width: 48em) 40vw, calc(100vw - 40px)';

type ContentImageProps = {
  image: ImageAsset;
  /** Drawing with another aspect ratio, for viewports at least 75em wide. */
  wideImage?: ImageAsset | undefined;
  alt: string;
  sizes?: string;
  className?: string | undefined;
  aboveTheFold?: boolean | undefined;
};

/** Inlines a small drawing above the fold, so that it appears together with the page's text. */
export function ContentImage(props: ContentImageProps) {
  const { image, wideImage, alt, sizes = DEFAULT_SIZES, className, aboveTheFold } = props;
  const hasPhoto = isPhoto(image);
  const inlineUrl = aboveTheFold ? image.dataUrl : undefined;
  const img = (
    <img
      className={joinClassNames(!hasPhoto && styles.drawing, className)}
      src={inlineUrl ?? makeImageSrc(image)}
      {...(hasPhoto && { srcSet: photoSrcset(image, 'webp'), sizes })}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={aboveTheFold ? 'eager' : 'lazy'}
      decoding={inlineUrl ? 'sync' : 'async'}
      {...(aboveTheFold && !inlineUrl && { fetchPriority: 'high' as const })}
    />
  );
  if (!hasPhoto && !wideImage) return img;
  return (
    <picture className={styles.root}>
      {wideImage ? <source media="(min-width: 75em)" srcSet={makeImageSrc(wideImage)} /> : null}
      {hasPhoto ? (
        <source type={MEDIA_TYPES.avif} srcSet={photoSrcset(image, 'avif')} sizes={sizes} />
      ) : null}
      {img}
    </picture>
  );
}
