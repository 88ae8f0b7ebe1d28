import { paths } from '@/lib/site/paths';
import type { ImageAsset } from './image-index';

export type PhotoVariant = {
  image: ImageAsset;
  /** `<name>-<width>.<format>`, such as `tax-800.avif`. */
  file: string;
  format: 'avif' | 'webp';
  /** In pixels. */
  width: number;
};

type PublishedFile = PhotoVariant | { image: ImageAsset; file: string; format: 'svg' };

/** In pixels. With an image of this size, WhatsApp, Facebook, LinkedIn and X show a large link preview. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

type CardFormat = 'jpg' | 'png';

export const MEDIA_TYPES: Record<PublishedFile['format'] | CardFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const MAX_WIDTH_PX = 1600;
const SMALLER_WIDTHS_PX = [400, 800, 1200];

/** Maximum width for browsers that do not support `srcset`. Such old browsers usually run on small screens. */
const FALLBACK_WIDTH_PX = 800;

/** Returns true for raster images, and false for SVGs. */
export function isPhoto({ file }: ImageAsset): boolean {
  return !/\.svg$/i.test(file);
}

/** Lists the variants from the narrowest to the widest. */
function listPhotoVariants(image: ImageAsset, format: PhotoVariant['format']): PhotoVariant[] {
  const widths = [
    ...SMALLER_WIDTHS_PX.filter((width) => width < image.width),
    Math.min(image.width, MAX_WIDTH_PX),
  ];
  return widths.map((width) => {
    return { image, file: `${image.name}-${width}.${format}`, format, width };
  });
}

/**
 * Returns the format of the social card that shows this image. For an SVG, which has few colours, a PNG card is a third
 * of the size of a JPEG card and has sharper edges. The card cannot be an SVG, because chat apps do not show SVGs.
 */
export function getSocialCardFormat(image: ImageAsset): CardFormat {
  return isPhoto(image) ? 'jpg' : 'png';
}

/** Returns the files to publish: each SVG itself, and the variants of each photo instead of the original. */
export function listPublishedFiles(images: Iterable<ImageAsset>): PublishedFile[] {
  return [...images].flatMap((image): PublishedFile[] =>
    isPhoto(image)
      ? [...listPhotoVariants(image, 'avif'), ...listPhotoVariants(image, 'webp')]
      : [{ image, file: image.file, format: 'svg' }],
  );
}

/** Returns the value of the `srcset` attribute. */
export function photoSrcset(image: ImageAsset, format: PhotoVariant['format']): string {
  return listPhotoVariants(image, format)
    .map(({ file, width }) => `${paths.image(file)} ${width}w`)
    .join(', ');
}

/** Returns the value of the `src` attribute: the URL path of an SVG, or of one of a photo's WebP variants. */
export function makeImageSrc(image: ImageAsset): string {
  const variants = isPhoto(image) ? listPhotoVariants(image, 'webp') : [];
  return paths.image(
    variants.findLast(({ width }) => width <= FALLBACK_WIDTH_PX)?.file ?? image.file,
  );
}
