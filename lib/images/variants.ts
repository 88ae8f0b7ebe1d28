import { paths } from '@/lib/site/paths';
import type { ImageAsset, ImageIndex } from './image-index';

/** A photo in one format and width; its master is not published. */
export type PhotoVariant = {
  image: ImageAsset;
  /** `<name>-<width>.<format>`: the last hyphen divides, so no two names make the same one. */
  file: string;
  format: 'avif' | 'webp';
  /** In pixels, never more than the master has. */
  width: number;
};

/** The picture that chat programs and social networks show beside a link to a page. */
export type SocialCard = {
  image: ImageAsset;
  /** `<name>-social.jpg` */
  file: string;
  format: 'jpeg';
  width: typeof SOCIAL_CARD.width;
};

/** What is made of a picture, rather than being the file in content/images. */
export type RasterVariant = PhotoVariant | SocialCard;

/** What is published of a picture: a drawing as it is, a photo in several variants, a card of both. */
export type Variant = RasterVariant | { image: ImageAsset; file: string; format: 'svg' };

/** In pixels: what WhatsApp, Facebook, LinkedIn and X all show large. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

export const MEDIA_TYPES: Record<Variant['format'], string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** In pixels: from a phone's thumbnail to the widest picture of a page. */
const WIDTHS = [400, 800, 1200, 1600];

/** Browsers that cannot choose from a srcset are old and have small, simple screens. */
const FALLBACK_WIDTH = 800;

/** Whether a picture is a photo or another picture of pixels, and no drawing. */
export function isPhoto({ file }: ImageAsset): boolean {
  return !/\.svg$/i.test(file);
}

/**
 * The widths a photo is published in, in pixels, ascending. A photo narrower than the widest has
 * its own width too, unless a tenth or less lies between that and the next narrower one.
 */
export function photoWidths({ width: own }: Pick<ImageAsset, 'width'>): number[] {
  const widths = WIDTHS.filter((width) => width <= own);
  const widest = widths.at(-1) ?? 0;
  if (widest < Math.max(...WIDTHS) && own - widest >= widest / 10) widths.push(own);
  return widths;
}

/** The variants of a photo in one format, narrowest first. */
export function photoVariants(image: ImageAsset, format: PhotoVariant['format']): PhotoVariant[] {
  return photoWidths(image).map((width) => ({
    image,
    file: `${image.name}-${width}.${format}`,
    format,
    width,
  }));
}

/** A picture as a social card. */
export function socialCard(image: ImageAsset): SocialCard {
  const file = paths.socialCard(image.name).replace(paths.image(''), '');
  return { image, file, format: 'jpeg', width: SOCIAL_CARD.width };
}

/** All that is published of one picture. */
export function imageVariants(image: ImageAsset): Variant[] {
  if (!isPhoto(image)) return [{ image, file: image.file, format: 'svg' }, socialCard(image)];
  return [...photoVariants(image, 'avif'), ...photoVariants(image, 'webp'), socialCard(image)];
}

/** All that is published of all pictures. */
export function listVariants(images: ImageIndex): Variant[] {
  return [...images.values()].flatMap(imageVariants);
}

/** What is published under a file name; nothing for a photo's master. */
export function findVariant(images: ImageIndex, file: string): Variant | undefined {
  return listVariants(images).find((variant) => variant.file === file);
}

/** The text of a `srcset` attribute with every width of a photo. */
export function photoSrcset(image: ImageAsset, format: PhotoVariant['format']): string {
  return photoVariants(image, format)
    .map(({ file, width }) => `${paths.image(file)} ${width}w`)
    .join(', ');
}

/** The address for the `src` attribute: a drawing itself, or a photo's WebP of a middle width. */
export function imageSource(image: ImageAsset): string {
  if (!isPhoto(image)) return paths.image(image.file);
  const variants = photoVariants(image, 'webp');
  const fitting = variants.findLast(({ width }) => width <= FALLBACK_WIDTH) ?? variants[0];
  return paths.image(fitting?.file ?? image.file);
}
