import type { ImageAsset } from './image-index';
import { imageVariants } from './variants';

export type NameClash = {
  image: ImageAsset;
  /** The name that both would have. */
  file: string;
  /** The picture that has it already. */
  other: ImageAsset;
};

/**
 * Finds pictures whose file names meet: `photo-800.avif` beside `photo.jpg`, of which a variant of
 * that name is made, or `Tax.jpg` beside `tax.png`, whose variants are one file where capitals make
 * no difference, as on Windows and macOS. Each picture is named once, with the first name it shares.
 */
export function findNameClashes(images: readonly ImageAsset[]): NameClash[] {
  const owners = new Map<string, { image: ImageAsset; file: string }>();
  const clashes: NameClash[] = [];
  // Variants first: it is the master with the confusing name that is to be renamed.
  const claims = [
    ...images.flatMap((image) => imageVariants(image).map(({ file }) => ({ image, file }))),
    ...images.map((image) => ({ image, file: image.file })),
  ];
  for (const { image, file } of claims) {
    const owner = owners.get(file.toLowerCase());
    if (!owner) owners.set(file.toLowerCase(), { image, file });
    else if (owner.image !== image && !clashes.some((clash) => clash.image === image))
      clashes.push({ image, file: owner.file, other: owner.image });
  }
  return clashes;
}
