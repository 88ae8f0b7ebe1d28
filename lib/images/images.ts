import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { didYouMean, formatValue } from '@/lib/site/wording';

export const IMAGE_FOLDER = 'content/images';

export type ImageAsset = {
  /** `file` without its extension. */
  name: string;
  file: string;
  /** In pixels, after applying a photo's EXIF orientation. 0 if the file cannot be read. */
  width: number;
  height: number;
  /** Published markup of an SVG. Undefined for photos. */
  svg?: string | undefined;
  /** Data URL of a small SVG. With a data URL, an image above the fold appears together with the page's text. */
  dataUrl?: string | undefined;
  /** Markup of an SVG that contains text. Pages inline it, because text in an `<img>` cannot use the page's fonts. */
  inlineSvg?: string | undefined;
};

export type ImageIndex = ReadonlyMap<string, ImageAsset>;

const requiredImages = ['about', 'hero', 'logo', 'why'];
const optionalImages = ['icon', 'logo-dark', 'map', 'why-tall'];

export const layoutImageNames: readonly string[] = [...requiredImages, ...optionalImages];

/** Finds an image by its name, with or without the file extension. */
export function findImage(images: ImageIndex, reference: string): ImageAsset | undefined {
  return images.get(reference) ?? [...images.values()].find(({ file }) => file === reference);
}

export function requireImage(images: ImageIndex, name: string): ImageAsset {
  const image = findImage(images, name);
  if (!image) throw new Error(explainMissingImage(images, name));
  return image;
}

export const findIcon = (images: ImageIndex): ImageAsset =>
  images.get('icon') ?? requireImage(images, 'logo');

export function checkRequiredImages(images: ImageIndex): Diagnostic[] {
  return requiredImages
    .filter((name) => !images.has(name))
    .map((name) => makeError(`${IMAGE_FOLDER}/${name}.svg`, explainMissing(name)));
}

const explainMissing = (name: string) =>
  `this image is missing, but pages of the site show it; add an image named ${name}, such as ${name}.svg or ${name}.png`;

/** About twice the width of photos in articles (640 CSS pixels), for screens with a device pixel ratio of 2. */
const MIN_WIDTH_PX = 1200;

/**
 * Returns a warning for each photo that would look blurred because it is too narrow. Skips the logo, the icon and the
 * images with the names in `small`, because pages show these only at a small size.
 */
export function checkPhotoWidths(images: ImageIndex, small: readonly string[]): Diagnostic[] {
  const smallImages = ['logo', 'logo-dark', 'icon', ...small];
  return [...images.values()].flatMap(({ name, file, width }) => {
    const isShownLarge = width > 0 && !/\.svg$/i.test(file) && !smallImages.includes(name);
    if (!isShownLarge || width >= MIN_WIDTH_PX) return [];
    const message = `the image is ${width.toLocaleString('en')} pixels wide and would look blurred; replace it with an image at least 1,200 pixels wide`;
    return makeWarning(`${IMAGE_FOLDER}/${file}`, message);
  });
}

export function explainMissingImage(images: ImageIndex, reference: string): string {
  const missing = `there is no image ${formatValue(reference)} in content/images`;
  if (/^(?:[a-z][a-z\d]+:|\/\/)/i.test(reference))
    return `${missing}, and images of other sites cannot be shown; add the image to content/images, and write its name`;
  const charactersHint = /^[\w.-]+$/.test(reference)
    ? ''
    : `. Image names may use only ${ALLOWED_CHARACTERS}`;
  return `${missing}; correct the name, or add the image${didYouMean(suggestName(reference), [...images.keys()]) || charactersHint}`;
}

const EXTENSION = /\.(?:svg|jpe?g|png|webp)$/i;
const ALLOWED_CHARACTERS = 'letters from A to Z without accents, digits, "-" and "_"';

/** Returns the file name without its extension, or undefined if it is not a valid name for an image file. */
export function parseImageName(file: string): string | undefined {
  const name = file.replace(EXTENSION, '');
  return name !== file && /^[\w-]+$/.test(name) ? name : undefined;
}

export const EXPORT_ADVICE = 'export the image as JPEG, PNG, WebP or SVG';

export function explainIgnoredFile(file: string): string {
  if (!EXTENSION.test(file))
    return `this file is ignored, because it is not a JPEG, PNG, WebP or SVG; ${EXPORT_ADVICE}, or delete the file`;
  const extension = file.slice(file.lastIndexOf('.')).toLowerCase();
  return `this file is ignored, because image names may use only ${ALLOWED_CHARACTERS}; rename the file to ${suggestName(file) || 'image'}${extension}`;
}

function suggestName(fileName: string): string {
  return fileName
    .replace(/.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

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

/** Maximum width for browsers that do not support `srcset`. Such old browsers usually run on small devices. */
const FALLBACK_WIDTH_PX = 800;

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

export function photoSrcset(image: ImageAsset, format: PhotoVariant['format']): string {
  return listPhotoVariants(image, format)
    .map(({ file, width }) => `${paths.image(file)} ${width}w`)
    .join(', ');
}

/** Returns the URL path for the `src` attribute. For a photo, this is the path of a WebP variant. */
export function makeImageSrc(image: ImageAsset): string {
  const variants = isPhoto(image) ? listPhotoVariants(image, 'webp') : [];
  return paths.image(
    variants.findLast(({ width }) => width <= FALLBACK_WIDTH_PX)?.file ?? image.file,
  );
}
