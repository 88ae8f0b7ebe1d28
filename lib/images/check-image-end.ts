import sharp, { type Metadata } from 'sharp';
import { readPart } from './image-bytes';

const TAIL = 16;

/**
 * Says when part of a photo is missing: one that was cut off on the way still has its head, and
 * with it a size. Only a photo whose end is odd is decoded, for that takes long.
 */
export async function checkImageEnd(file: string, { format }: Metadata) {
  const isEnd = ENDS[format];
  if (isEnd?.(await readPart(file, -TAIL, TAIL))) return undefined;
  // Some programs write more behind a picture; decoding tells.
  return sharp(file, { failOn: 'error' })
    .resize({ width: 64 })
    .toBuffer()
    .then(
      () => undefined,
      () => 'the file is damaged, part of the picture is missing; copy it once more',
    );
}

const ENDS: Partial<Record<Metadata['format'], (tail: Buffer) => boolean>> = {
  jpeg: (tail) => tail.includes(Buffer.from([0xff, 0xd9])),
  png: (tail) => tail.includes('IEND'),
  // Its head says how long the file is, and it does not open without the rest.
  webp: () => true,
};
