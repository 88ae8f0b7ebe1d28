import type { ImageAsset } from '@/lib/images/image-index';
import { imageSource, isPhoto, MEDIA_TYPES, photoSrcset } from '@/lib/images/variants';
import { classNames } from './class-names';
import styles from './content-image.module.css';

/** The page stops growing at a viewport of 81em. */
const FIVE_COLUMNS = '(min-width: 81em) 500px, (min-width: 48em) 40vw, calc(100vw - 40px)';

type ContentImageProps = {
  image: ImageAsset;
  /** A drawing for wide windows, where the place has another shape. */
  wide?: ImageAsset | undefined;
  /** The least width of these windows in em, 48 unless given. */
  wideFrom?: number;
  alt: string;
  /** How wide its place is, by which a browser chooses a photo; five of twelve columns unless given. */
  sizes?: string;
  className?: string | undefined;
  aboveTheFold?: boolean;
};

/**
 * An image of content/images, with its size, so that nothing moves when it arrives. A small drawing that is
 * seen first is written into the page.
 */
export function ContentImage(props: ContentImageProps) {
  const { image, wide, wideFrom = 48, alt, sizes = FIVE_COLUMNS, className } = props;
  const { aboveTheFold } = props;
  const photo = isPhoto(image);
  const inline = aboveTheFold && (!wide || wide.dataUrl) ? image.dataUrl : undefined;
  const img = (
    <img
      className={classNames(!photo && styles.drawing, className)}
      src={inline ?? imageSource(image)}
      {...(photo && { srcSet: photoSrcset(image, 'webp'), sizes })}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={aboveTheFold ? 'eager' : 'lazy'}
      decoding={inline ? 'sync' : 'async'}
      {...(aboveTheFold && !inline && { fetchPriority: 'high' as const })}
    />
  );
  const isPicture = photo || wide !== undefined;
  return (
    <>
      {isPicture ? (
        <picture className={styles.root}>
          {wide ? (
            <source
              media={`(min-width: ${wideFrom}em)`}
              srcSet={(inline && wide.dataUrl) ?? imageSource(wide)}
            />
          ) : null}
          {photo ? (
            <source type={MEDIA_TYPES.avif} srcSet={photoSrcset(image, 'avif')} sizes={sizes} />
          ) : null}
          {img}
        </picture>
      ) : (
        img
      )}
      {inline ? <PaintPoint /> : null}
    </>
  );
}

/**
 * Lets the browser paint what comes before it: Chromium's parser makes a pause at a script. Without one, a
 * slow phone shows the first drawing only when it has laid out the whole page.
 */
function PaintPoint() {
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: '0' }} />;
}
