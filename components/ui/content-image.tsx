import type { ImageAsset } from '@/lib/images/image-index';
import { makeImageSrc, isPhoto, MEDIA_TYPES, photoSrcset } from '@/lib/images/variants';
import { joinClassNames } from './class-names';
import styles from './content-image.module.css';

/** The width of five of the page's twelve columns. From a viewport of 81em on, the page no longer grows. */
const DEFAULT_SIZES = '(min-width: 81em) 500px, (min-width: 48em) 40vw, calc(100vw - 40px)';

type ContentImageProps = {
  image: ImageAsset;
  /** Drawing for wide viewports, where the layout needs another aspect ratio. */
  wideImage?: ImageAsset | undefined;
  wideFromEm?: number;
  alt: string;
  sizes?: string;
  className?: string | undefined;
  aboveTheFold?: boolean;
};

/**
 * An image from `content/images`, with `width` and `height` so that the layout does not shift when it loads. Inlines a
 * small drawing above the fold.
 */
export function ContentImage(props: ContentImageProps) {
  const { image, wideImage, wideFromEm = 48, alt, sizes = DEFAULT_SIZES, className } = props;
  const { aboveTheFold } = props;
  const hasPhoto = isPhoto(image);
  const inlineUrl = aboveTheFold && (!wideImage || wideImage.dataUrl) ? image.dataUrl : undefined;
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
  const isPicture = hasPhoto || wideImage !== undefined;
  return (
    <>
      {isPicture ? (
        <picture className={styles.root}>
          {wideImage ? (
            <source
              media={`(min-width: ${wideFromEm}em)`}
              srcSet={(inlineUrl && wideImage.dataUrl) ?? makeImageSrc(wideImage)}
            />
          ) : null}
          {hasPhoto ? (
            <source type={MEDIA_TYPES.avif} srcSet={photoSrcset(image, 'avif')} sizes={sizes} />
          ) : null}
          {img}
        </picture>
      ) : (
        img
      )}
      {inlineUrl ? <PaintPoint /> : null}
    </>
  );
}

/**
 * Chromium's parser yields at a script, so the browser can paint the elements before it. Without this script, slow
 * phones show the first drawing only after the layout of the whole page.
 */
function PaintPoint() {
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: '0' }} />;
}
