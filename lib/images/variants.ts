import { paths } from '@/lib/site/paths';
import type { ImageAsset } from './image-index';

export type PhotoVariant = {
  image: ImageAsset;
  /** `<name>-<width>.<format>`. The width follows the last hyphen, so two photos never share a file name. */
  file: string;
  format: 'avif' | 'webp';
  /** In pixels. */
  width: number;
};

type PublishedFile = PhotoVariant | { image: ImageAsset; file: string; format: 'svg' };

/** Size in pixels at which WhatsApp, Facebook, LinkedIn and X show a large link preview. */
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

/** Width for browsers without `srcset`, which are old and run on devices with small screens. */
const FALLBACK_WIDTH_PX = 800;

/** False for SVGs. */
export function isPhoto({ file }: ImageAsset): boolean {
  return !/\.svg$/i.test(file);
}

/** Sorted by width. */
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
 * Returns the format of the social card for an image. An SVG has few colours, so a PNG with a palette is a third of the
 * size of a JPEG and keeps edges sharp. The card itself cannot be an SVG, because chat programs do not show SVGs.
 */
export function getSocialCardFormat(image: ImageAsset): CardFormat {
  return isPhoto(image) ? 'jpg' : 'png';
}

/** Returns the files to publish for images: an SVG itself, or the variants of a photo instead of its original. */
export function listPublishedFiles(images: Iterable<ImageAsset>): PublishedFile[] {
  return [...images].flatMap((image): PublishedFile[] =>
    isPhoto(image)
      ? [...listPhotoVariants(image, 'avif'), ...listPhotoVariants(image, 'webp')]
      : [{ image, file: image.file, format: 'svg' }],
  );
}

/** Value of `srcset`. */
export function photoSrcset(image: ImageAsset, format: PhotoVariant['format']): string {
  return listPhotoVariants(image, format)
    .map(({ file, width }) => `${paths.image(file)} ${width}w`)
    .join(', ');
}

/** Returns the URL path for the `src` attribute: the SVG itself, or a photo's WebP variant of medium width. */
export function makeImageSrc(image: ImageAsset): string {
  const variants = isPhoto(image) ? listPhotoVariants(image, 'webp') : [];
  return paths.image(
    variants.findLast(({ width }) => width <= FALLBACK_WIDTH_PX)?.file ?? image.file,
  );
}
