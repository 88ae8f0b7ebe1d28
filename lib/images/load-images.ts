import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile } from '@/lib/site/list-files';
import {
  explainFileName,
  IMAGE_FOLDER,
  type ImageAsset,
  type ImageIndex,
  imageName,
} from './image-index';
import { measureImage } from './measure-image';
import { prepareSvg } from './prepare-svg';
import { isPhoto } from './variants';

/**
 * Lists `content/images`, measures every image and checks its file.
 *
 * @param root the folder that holds `content/`
 * @returns an index of all images, those with a problem included; a missing folder is an empty one
 */
export async function loadImages(root: string) {
  const folder = path.join(root, IMAGE_FOLDER);
  // Without the folder, the images that pages need are missing, and are reported.
  const files = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter(({ name }) => !isSystemFile(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const loaded = await Promise.all(files.map((entry) => loadImage(root, entry)));
  const images = loaded.flatMap(({ image }) => image ?? []);
  const value: ImageIndex = new Map(images.map((image) => [image.name, image]));
  const problems = loaded.flatMap(({ diagnostics }) => diagnostics);
  return { value, diagnostics: [...problems, ...findFilenameCollisions(images)] };
}

/** Measures an entry of the folder that is an image of the site, or says why it is none. */
async function loadImage(root: string, entry: Dirent) {
  const place = pathOf(entry.name);
  const ignore = (reason: Diagnostic) => ({ image: undefined, diagnostics: [reason] });
  // An error: it leads to a file that is on one machine only.
  if (entry.isSymbolicLink()) return ignore(makeError(place, LINK));
  if (!entry.isFile()) return ignore(makeWarning(place, FOLDER));
  const name = imageName(entry.name);
  if (name === undefined) return ignore(makeWarning(place, explainFileName(entry.name)));
  const { diagnostics, ...size } = await measureImage(root, place);
  return { image: { name, file: entry.name, ...size }, diagnostics };
}

const LINK = 'is a link to another file; replace it with the image itself';
const FOLDER = 'is a folder; move its images into content/images';

const pathOf = (file: string) => `${IMAGE_FOLDER}/${file}`;

/**
 * Reports images of one name: `tax.jpg` beside `tax.svg`, and `Tax.jpg` beside `tax.png`, whose files
 * would be one on Windows and macOS.
 */
function findFilenameCollisions(images: readonly ImageAsset[]): Diagnostic[] {
  return images.flatMap((image) => {
    const first = images.find(({ name }) => name.toLowerCase() === image.name.toLowerCase());
    if (!first || first === image) return [];
    const message = `has the same name as ${first.file}; rename or delete one of the two`;
    return [makeError(pathOf(image.file), message)];
  });
}

/**
 * Reads an image as the site uses it: a photo as the editor saved it, an SVG prepared for publication.
 *
 * @param root the folder that holds `content/`
 */
export async function readImage(root: string, image: ImageAsset): Promise<Buffer> {
  const bytes = await readFile(path.join(root, IMAGE_FOLDER, image.file));
  return isPhoto(image) ? bytes : prepareSvg(bytes);
}
