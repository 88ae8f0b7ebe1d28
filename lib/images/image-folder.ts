import { readdir } from 'node:fs/promises';
import { explainFileName, imageName, isSystemFile } from './image-names';

export const IMAGE_FOLDER = 'content/images';

/** A file that is no picture of the site, and why. */
export type IgnoredFile = { file: string; reason: string };

type ImageFolder = {
  /** File names, in their order. */
  pictures: string[];
  /** What is passed over. */
  ignored: IgnoredFile[];
  /** What is there on one machine only. */
  links: IgnoredFile[];
};

/** Lists the folder of the pictures; what a system has put there by itself is nobody's. */
export async function listImageFolder(folder: string): Promise<ImageFolder> {
  const found: ImageFolder = { pictures: [], ignored: [], links: [] };
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name: file } = entry;
    if (isSystemFile(file)) continue;
    if (entry.isSymbolicLink()) found.links.push({ file, reason: IS_LINK });
    else if (!entry.isFile()) found.ignored.push({ file, reason: IS_FOLDER });
    else if (imageName(file)) found.pictures.push(file);
    else found.ignored.push({ file, reason: explainFileName(file) });
  }
  found.pictures.sort();
  return found;
}

const IS_LINK = 'is a link to another file; put the picture itself in its place';
const IS_FOLDER = 'is a folder; put its pictures right into content/images';
