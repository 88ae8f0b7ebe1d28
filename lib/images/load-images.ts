import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile } from '@/lib/site/list-files';
import {
  explainIgnoredFile,
  IMAGE_FOLDER,
  type ImageAsset,
  type ImageIndex,
  parseImageName,
} from './image-index';
import { inspectImage } from './measure-image';
import { prepareSvg } from './prepare-svg';
import { isPhoto } from './variants';

/**
 * Measures and checks all images in `content/images`.
 *
 * @param root folder that contains `content/`
 * @returns an index of the images, including damaged ones, and diagnostics. Both are empty if the folder is missing.
 */
export async function loadImages(root: string) {
  const folder = path.join(root, IMAGE_FOLDER);
  const files = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter(({ name }) => !isSystemFile(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const loaded = await Promise.all(files.map((entry) => loadImage(root, entry)));
  const images = loaded.flatMap(({ image }) => image ?? []);
  const value: ImageIndex = new Map(images.map((image) => [image.name, image]));
  const problems = loaded.flatMap(({ diagnostics }) => diagnostics);
  return { value, diagnostics: [...problems, ...findNameCollisions(images)] };
}

async function loadImage(root: string, entry: Dirent) {
  const filePath = pathOf(entry.name);
  const ignore = (reason: Diagnostic) => ({ image: undefined, diagnostics: [reason] });
  // A symbolic link is an error, not a warning, because its target may exist only on this computer.
  if (entry.isSymbolicLink()) return ignore(makeError(filePath, LINK_MESSAGE));
  if (!entry.isFile()) return ignore(makeWarning(filePath, FOLDER_MESSAGE));
  const name = parseImageName(entry.name);
  if (name === undefined) return ignore(makeWarning(filePath, explainIgnoredFile(entry.name)));
  const { diagnostics, ...size } = await inspectImage(root, filePath);
  return { image: { name, file: entry.name, ...size }, diagnostics };
}

const LINK_MESSAGE = 'this is a link to another file; replace the link with the image itself';
const FOLDER_MESSAGE = 'this folder is ignored; move its images into content/images';

const pathOf = (file: string) => `${IMAGE_FOLDER}/${file}`;

/**
 * Returns an error for each image whose name is already taken, such as `tax.svg` if `tax.jpg` exists. Ignores case,
 * because on Windows and macOS, the variants of `Tax.jpg` and `tax.png` would overwrite each other.
 */
function findNameCollisions(images: readonly ImageAsset[]): Diagnostic[] {
  return images.flatMap((image) => {
    const first = images.find(({ name }) => name.toLowerCase() === image.name.toLowerCase());
    if (!first || first === image) return [];
    const message = `${image.file} and ${first.file} count as the same name (capitals and endings make no difference); rename or delete one of the two`;
    return [makeError(pathOf(image.file), message)];
  });
}

/**
 * Reads an image file. Returns the bytes of a photo unchanged, and those of an SVG prepared for publication.
 *
 * @param root folder that contains `content/`
 */
export async function readPublishedImage(root: string, image: ImageAsset): Promise<Buffer> {
  const bytes = await readFile(path.join(root, IMAGE_FOLDER, image.file));
  return isPhoto(image) ? bytes : prepareSvg(bytes);
}
