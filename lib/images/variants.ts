import { paths } from '@/lib/site/paths';
import type { ImageAsset } from './image-index';

/** A photo in one format and width; its original is not published. */
export type PhotoVariant = {
  image: ImageAsset;
  /** `<name>-<width>.<format>`: the last hyphen divides, so no two names make the same one. */
  file: string;
  format: 'avif' | 'webp';
  /** In pixels, never more than the original has. */
  width: number;
};

/** A published file of an image: a drawing itself, or a variant of a photo. */
type Variant = PhotoVariant | { image: ImageAsset; file: string; format: 'svg' };

/** In pixels: a size that WhatsApp, Facebook, LinkedIn and X all show large. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

type CardFormat = 'jpg' | 'png';

export const MEDIA_TYPES: Record<Variant['format'] | CardFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** In pixels: the widest image of a page, and the steps from a phone's thumbnail. */
const WIDEST = 1600;
const WIDTHS = [400, 800, 1200];

/** Browsers that cannot choose from a srcset are old and have small, simple screens. */
const FALLBACK_WIDTH = 800;

/** Whether an image consists of pixels, like a photo, and is not a drawing. */
export function isPhoto({ file }: ImageAsset): boolean {
  return !/\.svg$/i.test(file);
}

/** The variants of a photo in a format, ascending: the last has its own width, up to the widest. */
function photoVariants(image: ImageAsset, format: PhotoVariant['format']): PhotoVariant[] {
  const widths = [...WIDTHS.filter((width) => width < image.width), Math.min(image.width, WIDEST)];
  return widths.map((width) => {
    return { image, file: `${image.name}-${width}.${format}`, format, width };
  });
}

/**
 * The format of a social card with an image. A drawing has few colours: a PNG with a palette takes a
 * third of a JPEG's bytes, and blurs no edge. Chat programs read both, and no SVG.
 */
export function cardFormat(image: ImageAsset): CardFormat {
  return isPhoto(image) ? 'jpg' : 'png';
}

/** Lists the published files of images. The original of a photo is not published. */
export function listVariants(images: Iterable<ImageAsset>): Variant[] {
  return [...images].flatMap((image): Variant[] =>
    isPhoto(image)
      ? [...photoVariants(image, 'avif'), ...photoVariants(image, 'webp')]
      : [{ image, file: image.file, format: 'svg' }],
  );
}

/** The text of a `srcset` attribute with every width of a photo. */
export function photoSrcset(image: ImageAsset, format: PhotoVariant['format']): string {
  return photoVariants(image, format)
    .map(({ file, width }) => `${paths.image(file)} ${width}w`)
    .join(', ');
}

/** The address for the `src` attribute: a drawing itself, or a photo's WebP of a middle width. */
export function imageSource(image: ImageAsset): string {
  const variants = isPhoto(image) ? photoVariants(image, 'webp') : [];
  return paths.image(variants.findLast(({ width }) => width <= FALLBACK_WIDTH)?.file ?? image.file);
}
