import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNameClashes } from '@/lib/images/name-clashes';
import { didYouMean, show } from '@/lib/site/wording';
import { IMAGE_FOLDER, listImageFolder, type IgnoredFile } from './image-folder';
import { explainDifference, explainWrittenName, imageName, isSameName } from './image-names';
import { measureImage } from './measure-image';
import type { Problem } from '@/lib/site/problem';

/** A picture of `content/images`, with the size it has upright. */
export type ImageAsset = {
  /** The name articles use: the file's name without its ending. */
  name: string;
  file: string;
  width: number;
  height: number;
};

/** Every picture by its name. */
export type ImageIndex = ReadonlyMap<string, ImageAsset> & {
  /** What else lies among them, for who names it all the same. */
  readonly ignored?: readonly IgnoredFile[];
};

/** The pictures that the pages themselves name. */
export const ownPictures = ['about', 'hero', 'logo', 'why'] as const;
type OwnPicture = (typeof ownPictures)[number];

/**
 * Lists `content/images`, measures every picture there and looks for what is wrong with its file.
 *
 * @param problems takes what the site cannot be built with
 * @param warnings takes what an editor should know of
 */
export async function loadImages(
  root: string,
  problems: Problem[],
  warnings: Problem[] = [],
): Promise<ImageIndex> {
  const folder = path.join(root, IMAGE_FOLDER);
  const { pictures, ignored, links } = await listImageFolder(folder);
  const measured = await Promise.all(
    pictures.map(async (file) => ({ file, ...(await measureImage(path.join(folder, file))) })),
  );
  const images = new Map<string, ImageAsset>();
  const fault = (file: string, message: string) => problems.push(fileProblem(file, message));
  for (const { file, width, height, fault: found, warnings: hints } of measured) {
    const name = imageName(file) ?? file;
    const twin = images.get(name);
    if (twin) fault(file, `has the same name as ${twin.file}; rename or delete one of them`);
    if (found !== undefined) fault(file, found);
    warnings.push(...hints.map((hint) => fileProblem(file, hint)));
    images.set(name, { name, file, width, height });
  }
  for (const { image, file, other } of findNameClashes([...images.values()])) {
    fault(
      image.file,
      `the site makes a file ${file} from ${other.file}; give one of them another name`,
    );
  }
  for (const { file, reason } of links) fault(file, reason);
  warnings.push(...ignored.map(({ file, reason }) => fileProblem(file, reason)));
  return Object.assign(images, { ignored: [...ignored, ...links] });
}

function fileProblem(file: string, message: string): Problem {
  return { file: `${IMAGE_FOLDER}/${file}`, line: 1, column: 1, field: '', message };
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
export function requireImage(images: ImageIndex, name: OwnPicture): ImageAsset {
  const image = images.get(name);
  if (!image) throw new Error(`${explainMissingImage(images, name)} The site's own pages need it.`);
  return image;
}

/** Names the pictures that the pages themselves need and content/images has not. */
export function checkOwnPictures(images: ImageIndex): Problem[] {
  return ownPictures
    .filter((name) => !images.has(name))
    .map((name) =>
      fileProblem(
        `${name}.svg`,
        'is missing, and pages show it; put it or a photo of its name back',
      ),
    );
}

/** The bytes of a picture as the editor saved it. */
export function readMaster(root: string, image: ImageAsset): Promise<Buffer> {
  return readFile(path.join(root, IMAGE_FOLDER, image.file));
}

/** What to say of a picture that is not there. */
export function explainMissingImage(images: ImageIndex, written: string): string {
  const missing = `there is no picture ${show(written)} in content/images`;
  const meant = [...images.keys()].find((name) => isSameName(name, written));
  if (meant !== undefined)
    return `${missing}. Did you mean "${meant}"?${explainDifference(written, meant)}`;
  const ignored = images.ignored?.find(({ file }) => isSameName(file, written));
  if (ignored) return `${missing}; ${ignored.file} there ${ignored.reason}`;
  const hint = explainWrittenName(written);
  return `${missing}.${hint || didYouMean(written.replace(/\.\w+$/, ''), [...images.keys()])}`;
}
