import { show, didYouMean } from '@/lib/site/wording';
import type { IgnoredFile } from './image-folder';
import { isSameName, explainDifference, explainWrittenName } from './image-names';

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
