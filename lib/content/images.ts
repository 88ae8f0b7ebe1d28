import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { didYouMean, show } from './explain';

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

const IMAGE_FILE = /^(?<name>[\w-]+)\.(?:svg|jpe?g|png|webp|avif)$/;

/** Lists `content/images` and measures every picture there. */
export async function loadImages(root: string): Promise<ImageIndex> {
  const folder = path.join(root, 'content/images');
  const files = (await readdir(folder)).sort();
  const images = await Promise.all(files.map((file) => measureImage(folder, file)));
  return new Map(images.flatMap((image) => (image ? [[image.name, image]] : [])));
}

async function measureImage(folder: string, file: string): Promise<ImageAsset | undefined> {
  const name = IMAGE_FILE.exec(file)?.groups?.name;
  if (!name) return undefined;
  const { autoOrient } = await sharp(path.join(folder, file)).metadata();
  return { name, file, width: autoOrient.width, height: autoOrient.height };
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

const MEDIA_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The bytes and media type of a picture by its file name; nothing for a name that is not there. */
export async function readImage(
  root: string,
  images: ImageIndex,
  file: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const type = MEDIA_TYPES[path.extname(file).slice(1)];
  if (!type || ![...images.values()].some((image) => image.file === file)) return undefined;
  return { bytes: await readFile(path.join(root, 'content/images', file)), type };
}

/** What to say of a picture that is not there. */
export function explainMissingImage(images: ImageIndex, written: string): string {
  const hint = didYouMean(written.replace(/\.\w+$/, ''), [...images.keys()]);
  return `there is no picture ${show(written)} in content/images.${hint}`;
}
