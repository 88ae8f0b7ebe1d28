import type { ImageAsset } from '@/lib/content/images';
import { paths } from '@/lib/site/paths';

type PictureProps = {
  image: ImageAsset;
  /** The picture in words; empty when it says nothing the text does not. */
  alt: string;
  className?: string | undefined;
  /** Whether it is seen before anybody scrolls. */
  aboveTheFold?: boolean;
};

/** A picture of content/images, with its size, so that nothing moves when it arrives. */
export function Picture({ image, alt, className, aboveTheFold = false }: PictureProps) {
  return (
    <img
      className={className}
      src={paths.image(image.file)}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={aboveTheFold ? 'eager' : 'lazy'}
      decoding="async"
      {...(aboveTheFold && { fetchPriority: 'high' as const })}
    />
  );
}
