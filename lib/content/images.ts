import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findNameClashes } from '@/lib/images/name-clashes';
import { isPhoto } from '@/lib/images/variants';
import { didYouMean, show } from './explain';
import type { Problem } from './problem';

/** A picture of `content/images`, with the size it has upright. */
export type ImageAsset = {
  /** The name articles use: the file's name without its ending. */
  name: string;
  file: string;
  width: number;
  height: number;
};

/** Every picture by its name. */
export type ImageIndex = ReadonlyMap<string, ImageAsset>;

/** WebP ends at 16,383 pixels, and photos are published up to 1,600 pixels wide. */
const MOST_HEIGHT_PER_WIDTH = 10;

const IMAGE_FILE = /^(?<name>[\w-]+)\.(?:svg|jpe?g|png|webp|avif)$/i;

/**
 * Lists `content/images` and measures every picture there.
 *
 * @param problems takes what is wrong with a picture
 */
export async function loadImages(root: string, problems: Problem[]): Promise<ImageIndex> {
  const folder = path.join(root, 'content/images');
  const files = (await readdir(folder)).sort();
  const measured = await Promise.all(files.map((file) => measureImage(folder, file)));
  const images = new Map<string, ImageAsset>();
  const fault = (file: string, message: string) =>
    problems.push({ file: `content/images/${file}`, line: 1, column: 1, field: '', message });
  for (const image of measured) {
    if (!image) continue;
    const twin = images.get(image.name);
    if (twin) fault(image.file, `has the same name as ${twin.file}; rename or delete one of them`);
    if (image.width === 0) fault(image.file, 'the file is damaged or is no picture of its kind');
    if (isPhoto(image) && image.height > MOST_HEIGHT_PER_WIDTH * image.width)
      fault(image.file, 'the picture is more than 10 times as high as wide; cut it into several');
    images.set(image.name, image);
  }
  for (const { image, file, other } of findNameClashes([...images.values()])) {
    fault(
      image.file,
      `the site makes a file ${file} from ${other.file}; give one of them another name`,
    );
  }
  return images;
}

/** A picture that cannot be read has no size. */
async function measureImage(folder: string, file: string): Promise<ImageAsset | undefined> {
  const name = IMAGE_FILE.exec(file)?.groups?.name;
  if (!name) return undefined;
  try {
    const { autoOrient } = await sharp(path.join(folder, file)).metadata();
    return { name, file, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { name, file, width: 0, height: 0 };
  }
}

/** Finds a picture by the name an editor wrote, with or without the ending. */
export function findImage(images: ImageIndex, written: string): ImageAsset | undefined {
  return images.get(written) ?? [...images.values()].find(({ file }) => file === written);
}

/**
 * A picture the pages themselves name, such as the hero's.
 *
 * @throws when it is not in content/images
 */
export function requireImage(images: ImageIndex, name: string): ImageAsset {
  const image = images.get(name);
  if (!image) throw new Error(`${explainMissingImage(images, name)} The site's own pages need it.`);
  return image;
}

/** The bytes of a picture as the editor saved it. */
export function readMaster(root: string, image: ImageAsset): Promise<Buffer> {
  return readFile(path.join(root, 'content/images', image.file));
}

/** What to say of a picture that is not there. */
export function explainMissingImage(images: ImageIndex, written: string): string {
  const name = written.replace(/\.\w+$/, '');
  const hint = /^[\w-]+$/.test(name)
    ? didYouMean(name, [...images.keys()])
    : ' The name of a picture has only letters, digits, "-" and "_".';
  return `there is no picture ${show(written)} in content/images.${hint}`;
}
