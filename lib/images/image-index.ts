import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean, show } from '@/lib/site/wording';

export const IMAGE_FOLDER = 'content/images';

export type ImageAsset = {
  /** The name articles use: the file's name without its ending. */
  name: string;
  file: string;
  /** In pixels, upright; 0 when the file cannot be read. */
  width: number;
  height: number;
};

/** A file that is not an image of the site, and why. */
export type IgnoredFile = { file: string; reason: string };

export type ImageIndex = ReadonlyMap<string, ImageAsset> & {
  /** The other files of the folder, to explain a name that means one of them. */
  readonly ignored?: readonly IgnoredFile[];
};

/** The images that the pages themselves show. */
const ownImages = ['about', 'hero', 'logo', 'why'] as const;

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
  const image = images.get(name);
  if (!image) throw new Error(`${explainMissingImage(images, name)} The site's own pages need it.`);
  return image;
}

/** Reports the images that pages show and content/images lacks, and a logo that is not an SVG. */
export function checkOwnImages(images: ImageIndex): Diagnostic[] {
  return ownImages.flatMap((name) => {
    const file = images.get(name)?.file;
    const isLogo = name === 'logo';
    if (file === undefined) {
      const photo = isLogo ? '' : `, or a photo named ${name}.jpg`;
      const message = `is missing, and pages of the site show it; put it back${photo}`;
      return [makeError(`${IMAGE_FOLDER}/${name}.svg`, message)];
    }
    return isLogo && !file.endsWith('.svg')
      ? [makeError(`${IMAGE_FOLDER}/${file}`, 'is not a drawing; export the logo as logo.svg')]
      : [];
  });
}

/** Says that no image has the name an editor wrote, and which one was probably meant. */
export function explainMissingImage(images: ImageIndex, written: string): string {
  const missing = `there is no image ${show(written)} in content/images`;
  const meant = [...images.keys()].find((name) => isSameName(name, written));
  if (meant !== undefined)
    return `${missing}. Did you mean "${meant}"?${explainDifference(written, meant)}`;
  const ignored = images.ignored?.find(({ file }) => isSameName(file, written));
  if (ignored) return `${missing}. The file ${ignored.file} ${ignored.reason}`;
  const hint = explainWrittenName(written);
  return `${missing}.${hint || didYouMean(written.replace(/\.\w+$/, ''), [...images.keys()])}`;
}

const ENDING = /\.(?:svg|jpe?g|png|webp|avif)$/i;
const ALLOWED = 'letters, digits, "-" and "_"';

/** The name articles use; undefined when a file's name is not one an image can have. */
export function imageName(file: string): string | undefined {
  const name = file.replace(ENDING, '');
  return name !== file && /^[\w-]+$/.test(name) ? name : undefined;
}

/** Says why a file cannot be an image by its name, and what to do. */
export function explainFileName(file: string): string {
  if (ENDING.test(file)) {
    const ending = file.slice(file.lastIndexOf('.')).toLowerCase();
    return `is ignored: image names may use only ${ALLOWED}; rename it to ${suggestName(file) || 'image'}${ending}`;
  }
  if (/\.hei[cf]$/i.test(file))
    return 'is a HEIC photo, which browsers cannot show; export it as JPEG';
  const other = /\.(gif|tiff?|bmp|jxl|jp2|psd|ico)$/i.exec(file)?.[1];
  return other === undefined
    ? 'is not an image; the names of images end in .jpg, .png, .webp, .avif or .svg'
    : `is a ${other.toUpperCase()}, which the site cannot show; export it as JPEG or PNG`;
}

/** The last part of a path or address, without its ending; paths of Windows and %20 are understood. */
function lastPart(written: string): string {
  const [last = ''] = /[^\\/]*$/.exec(written) ?? [];
  return decode(last).replace(/\.[^.]*$/, '');
}

/** A valid name, as near as can be to a file's or to what an editor wrote; may be empty. */
function suggestName(written: string): string {
  let name = lastPart(written);
  while (ENDING.test(name)) name = name.replace(ENDING, '');
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Says what is wrong with a name itself, whatever images there are; empty when nothing is. */
function explainWrittenName(written: string): string {
  if (/^(?:[a-z][a-z\d]+:|\/\/)/i.test(written))
    return ' Images of other sites cannot be shown; put the file there and write its name.';
  if (/^[\w-]+(?:\.\w+)?$/.test(written)) return '';
  const suggestion = suggestName(written);
  return ` Image names may use only ${ALLOWED}.${suggestion && ` Rename it to "${suggestion}".`}`;
}

/** Whether two names differ in capitals, punctuation, folders and endings only. */
function isSameName(a: string, b: string): boolean {
  const name = suggestName(a).toLowerCase();
  return name !== '' && name === suggestName(b).toLowerCase();
}

function explainDifference(written: string, name: string): string {
  if (/[\\/]/.test(written)) return ' Write the name without a folder or address.';
  const last = lastPart(written);
  return last !== name && last.toLowerCase() === name.toLowerCase() ? ' Capitals matter.' : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no escape.
    return text;
  }
}
