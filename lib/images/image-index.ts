import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { didYouMean, show } from '@/lib/site/wording';

export const IMAGE_FOLDER = 'content/images';

export type ImageAsset = {
  /** The name articles use: the file's name without its ending. */
  name: string;
  file: string;
  /** In pixels, upright; 0 when the file cannot be read. */
  width: number;
  height: number;
  /** A small SVG itself, for what visitors see first: it is painted with the text. */
  dataUrl?: string | undefined;
  /** An SVG with words, to be part of a page, whose fonts it then has. Its ids begin with its name. */
  inlineSvg?: string | undefined;
};

export type ImageIndex = ReadonlyMap<string, ImageAsset>;

/** The images that pages show without naming them in content/: these must exist, the others need not. */
const requiredImages = ['about', 'hero', 'logo', 'why'];
const optionalImages = ['hero-cloth', 'hero-strip', 'icon', 'logo-dark', 'map', 'why-tall'];

/** Names of the images that the layout of the site uses, whatever content/ says. */
export const layoutImages: readonly string[] = [...requiredImages, ...optionalImages];

export type Logo = {
  image: ImageAsset;
  /** The logo for dark backgrounds. Without it, the logo stands on a light plate there. */
  onDark: ImageAsset | undefined;
  /** Whether the firm's name is part of the picture. */
  hasName: boolean;
};

/** Finds an image by the name an editor wrote, with or without the ending. */
export function findImage(images: ImageIndex, written: string): ImageAsset | undefined {
  return images.get(written) ?? [...images.values()].find(({ file }) => file === written);
}

/**
 * An image that the pages themselves show, such as the hero's, or name in pages.yaml.
 *
 * @throws when it is not in content/images
 */
export function requireImage(images: ImageIndex, name: string): ImageAsset {
  const image = findImage(images, name);
  if (!image) throw new Error(`${explainMissingImage(images, name)} The site's own pages need it.`);
  return image;
}

/** Returns the icon of the site: `icon`, or the logo if there is none. */
export const findIcon = (images: ImageIndex): ImageAsset =>
  images.get('icon') ?? requireImage(images, 'logo');

/** Reports the images that pages show and content/images lacks. */
export function checkOwnImages(images: ImageIndex): Diagnostic[] {
  return requiredImages
    .filter((name) => !images.has(name))
    .map((name) => makeError(`${IMAGE_FOLDER}/${name}.svg`, MISSING));
}

const MISSING =
  'is missing, and pages of the site show it; put it back, or a JPEG, PNG or WebP of that name';

/** Images are shown 640 pixels wide, and most screens have two device pixels for each. */
const MIN_WIDTH = 1200;

/**
 * Reports photos that would look blurred.
 *
 * @param small the names of those that are shown small, besides the firm's logo and icon
 */
export function checkWidths(images: ImageIndex, small: readonly string[]): Diagnostic[] {
  const shownSmall = ['logo', 'logo-dark', 'icon', ...small];
  return [...images.values()].flatMap(({ name, file, width }) => {
    const isShownLarge = width > 0 && !/\.svg$/i.test(file) && !shownSmall.includes(name);
    if (!isShownLarge || width >= MIN_WIDTH) return [];
    const message = `is ${width.toLocaleString('en')} pixels wide and would look blurred; use one at least 1,200 pixels wide`;
    return makeWarning(`${IMAGE_FOLDER}/${file}`, message);
  });
}

/** Explains that no image has the name an editor wrote, with the one that was probably meant. */
export function explainMissingImage(images: ImageIndex, written: string): string {
  const missing = `there is no image ${show(written)} in content/images.`;
  if (/^(?:[a-z][a-z\d]+:|\/\/)/i.test(written))
    return `${missing} Images of other sites cannot be shown; put the file there and write its name.`;
  const allowed = /^[\w.-]+$/.test(written) ? '' : ` Image names may use only ${ALLOWED}.`;
  return missing + (didYouMean(suggestName(written), [...images.keys()]) || allowed);
}

const ENDING = /\.(?:svg|jpe?g|png|webp|avif)$/i;
const ALLOWED = 'letters, digits, "-" and "_"';

/** The name articles use; undefined when a file's name is not one an image can have. */
export function imageName(file: string): string | undefined {
  const name = file.replace(ENDING, '');
  return name !== file && /^[\w-]+$/.test(name) ? name : undefined;
}

export const EXPORT_IT = 'export it as JPEG, PNG, WebP or SVG';

/** Explains why a file's name excludes it, with advice. */
export function explainFileName(file: string): string {
  if (!ENDING.test(file))
    return `is ignored: it is not an image that the site can show; ${EXPORT_IT}`;
  const ending = file.slice(file.lastIndexOf('.')).toLowerCase();
  return `is ignored: image names may use only ${ALLOWED}; rename it to ${suggestName(file) || 'image'}${ending}`;
}

/**
 * Suggests a valid name like a file's, or like the one an editor wrote: without the folders of any
 * system, the ending, accents and spaces. It may be empty.
 */
function suggestName(written: string): string {
  return written
    .replace(/.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
