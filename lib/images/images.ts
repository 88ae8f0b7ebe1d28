import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { IMAGE_FOLDER, listImageFolder } from './image-folder';
import { type ImageIndex, type ImageAsset, ownPictures } from './image-index';
import { imageName } from './image-names';
import { measureImage } from './measure-image';
import { findNameClashes } from './name-clashes';

/**
 * Lists `content/images`, measures every picture there and looks for what is wrong with its file.
 *
 * @param diagnostics takes what the site cannot be built with
 * @param warnings takes what an editor should know of
 */
export async function loadImages(
  root: string,
  diagnostics: Diagnostic[],
  warnings: Diagnostic[] = [],
): Promise<ImageIndex> {
  const folder = path.join(root, IMAGE_FOLDER);
  const { pictures, ignored, links } = await listImageFolder(folder);
  const measured = await Promise.all(
    pictures.map(async (file) => ({ file, ...(await measureImage(path.join(folder, file))) })),
  );
  const images = new Map<string, ImageAsset>();
  const fault = (file: string, message: string) =>
    diagnostics.push(makeError(pathOf(file), message));
  for (const { file, width, height, fault: found, warnings: hints } of measured) {
    const name = imageName(file) ?? file;
    const twin = images.get(name);
    if (twin) fault(file, `has the same name as ${twin.file}; rename or delete one of them`);
    if (found !== undefined) fault(file, found);
    warnings.push(...hints.map((hint) => makeWarning(pathOf(file), hint)));
    images.set(name, { name, file, width, height });
  }
  for (const { image, file, other } of findNameClashes([...images.values()])) {
    fault(
      image.file,
      `the site makes a file ${file} from ${other.file}; give one of them another name`,
    );
  }
  for (const { file, reason } of links) fault(file, reason);
  warnings.push(...ignored.map(({ file, reason }) => makeWarning(pathOf(file), reason)));
  return Object.assign(images, { ignored: [...ignored, ...links] });
}

const pathOf = (file: string) => `${IMAGE_FOLDER}/${file}`;

/** Names the pictures that the pages themselves need and content/images has not. */
export function checkOwnPictures(images: ImageIndex): Diagnostic[] {
  return ownPictures
    .filter((name) => !images.has(name))
    .map((name) =>
      makeError(
        pathOf(`${name}.svg`),
        'is missing, and pages show it; put it or a photo of its name back',
      ),
    );
}

/** The bytes of a picture as the editor saved it. */
export function readOriginal(root: string, image: ImageAsset): Promise<Buffer> {
  return readFile(path.join(root, IMAGE_FOLDER, image.file));
}
