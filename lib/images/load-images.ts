import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile } from '@/lib/site/list-files';
import {
  explainFileName,
  IMAGE_FOLDER,
  type IgnoredFile,
  type ImageAsset,
  type ImageIndex,
  imageName,
} from './image-index';
import { measureImage } from './measure-image';

/**
 * Lists `content/images`, measures every image and checks its file.
 *
 * @param root the folder that holds `content/`
 * @returns an index of all images, those with a fault included; a missing folder is an empty one
 */
export async function loadImages(
  root: string,
): Promise<{ value: ImageIndex; diagnostics: Diagnostic[] }> {
  const folder = path.join(root, IMAGE_FOLDER);
  const { names, ignored } = await listFolder(folder);
  const measured = await Promise.all(
    names.map(async ({ name, file }) => {
      const { width, height, ...found } = await measureImage(path.join(folder, file));
      return { image: { name, file, width, height }, ...found };
    }),
  );
  const assets = measured.map(({ image }) => image);
  const images = new Map(assets.map((image) => [image.name, image]));
  const diagnostics = [
    ...measured.flatMap(({ image: { file }, fault, warnings }) => [
      ...(fault === undefined ? [] : [makeError(pathOf(file), fault)]),
      ...warnings.map((warning) => makeWarning(pathOf(file), warning)),
    ]),
    ...findFilenameCollisions(assets),
    ...ignored.map(({ file, reason }) => {
      const make = reason === IS_LINK ? makeError : makeWarning;
      return make(pathOf(file), reason);
    }),
  ];
  return { value: Object.assign(images, { ignored }), diagnostics };
}

const pathOf = (file: string) => `${IMAGE_FOLDER}/${file}`;

async function listFolder(folder: string) {
  const names: Pick<ImageAsset, 'name' | 'file'>[] = [];
  const ignored: IgnoredFile[] = [];
  // Without the folder, the images that pages need are missing, and are reported.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name: file } = entry;
    const name = imageName(file);
    if (isSystemFile(file)) continue;
    if (entry.isSymbolicLink()) ignored.push({ file, reason: IS_LINK });
    else if (!entry.isFile()) ignored.push({ file, reason: IS_FOLDER });
    else if (name === undefined) ignored.push({ file, reason: explainFileName(file) });
    else names.push({ name, file });
  }
  return { names, ignored };
}

/** An error: it leads to a file that is on one machine only. */
const IS_LINK = 'is a link to another file; replace it with the image itself';
const IS_FOLDER = 'is a folder; move its images into content/images';

/**
 * Reports images of one name: `tax.jpg` beside `tax.svg`, and `Tax.jpg` beside `tax.png`, whose files
 * would be one on Windows and macOS.
 */
export function findFilenameCollisions(images: readonly ImageAsset[]): Diagnostic[] {
  return images.flatMap((image) => {
    const first = images.find(({ name }) => name.toLowerCase() === image.name.toLowerCase());
    if (!first || first === image) return [];
    const message = `has the same name as ${first.file}; rename or delete one of the two`;
    return [makeError(pathOf(image.file), message)];
  });
}

export function readOriginal(root: string, image: ImageAsset): Promise<Buffer> {
  return readFile(path.join(root, IMAGE_FOLDER, image.file));
}
