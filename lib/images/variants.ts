import type { ImageAsset, ImageIndex } from '@/lib/content/images';
import { paths } from '@/lib/site/paths';

/** A photo in one format and width; its master is not published. */
export type PhotoVariant = {
  image: ImageAsset;
  /** `<name>-<width>.<format>`: the last hyphen divides, so no two names make the same one. */
  file: string;
  format: 'avif' | 'webp';
  /** In pixels, never more than the master has. */
  width: number;
};

/** What is published of a picture: a drawing as it is, a photo in several variants. */
export type Variant = PhotoVariant | { image: ImageAsset; file: string; format: 'svg' };

export const MEDIA_TYPES: Record<Variant['format'], string> = {
  avif: 'image/avif',
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

/** All that is published of one picture. */
export function imageVariants(image: ImageAsset): Variant[] {
  if (!isPhoto(image)) return [{ image, file: image.file, format: 'svg' }];
  return [...photoVariants(image, 'avif'), ...photoVariants(image, 'webp')];
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
