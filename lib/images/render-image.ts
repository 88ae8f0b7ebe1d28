import sharp, { type Sharp } from 'sharp';
import type { PhotoVariant } from './variants';

/**
 * The most bytes that a variant of a width in pixels may have: 23,200 at 400, 46,400 at 800, 69,600 at
 * 1200, 92,800 at 1600. The first view of an article with a photo may have 110,000 bytes at 360x740 and
 * two device pixels a pixel, where the browser takes the width 800; HTML and CSS may have 14,000, and
 * fonts 50,000. Heights do not count: the boxes on the pages go by the width.
 */
export function byteLimit(width: number): number {
  return 58 * width;
}

/**
 * The lower the quality, the smaller the file. Below the lowest here, blocks show; a soft image looks
 * better at the same bytes.
 */
const QUALITIES: Record<PhotoVariant['format'], number[]> = {
  avif: [60, 50, 40, 30, 20],
  webp: [78, 66, 54, 42, 30],
};

/** In pixels; WebP ends at 16,383. */
const MAX_HEIGHT = 16_000;

/** Standard deviations of the blur, in pixels: a photo that is too heavy is mostly noise. */
const BLURS = [1, 2, 4, 8];

/**
 * Makes one variant of a photo: upright, in sRGB, without metadata such as the place a phone
 * records; no wider than the original, within `byteLimit`, which only a strip many times as high as
 * wide can exceed. The same original gives the same bytes.
 *
 * @param original the bytes of the image as the editor saved it
 * @throws when the image is damaged, with its name
 */
export async function renderImage(
  original: Buffer,
  { format, image, width }: PhotoVariant,
): Promise<Buffer> {
  // The number of threads changes the bytes of an AVIF; the build does several variants at a time.
  sharp.concurrency(1);
  const open = await decode(image.file, (options) =>
    sharp(original, options)
      .autoOrient()
      .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true }),
  );
  const qualities = QUALITIES[format];
  const steps = [
    ...qualities.map((quality) => ({ quality, blur: 0 })),
    ...BLURS.map((blur) => ({ quality: Math.min(...qualities), blur })),
  ];
  let bytes: Buffer = Buffer.alloc(0);
  for (const { quality, blur } of steps) {
    const pixels = blur > 0 ? open().blur(blur) : open();
    // Effort 3 instead of 4: a fifth of the time for 2 % more bytes (measured at 800 and 1600 px).
    const encoded =
      format === 'avif'
        ? pixels.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
        : pixels.webp({ quality });
    bytes = await encoded.toBuffer();
    if (bytes.length <= byteLimit(width)) break;
  }
  return bytes;
}

/**
 * Decodes and scales once; what comes back begins an encoding of the same pixels.
 *
 * @throws when the image is damaged, with its name
 */
export async function decode(
  file: string,
  prepare: (options: { failOn: 'error' }) => Sharp,
): Promise<() => Sharp> {
  try {
    // Not 'warning', the default: some phones write JPEGs that every program shows and libjpeg warns of.
    const { data, info } = await prepare({ failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return () => sharp(data, { raw: { width, height, channels } });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`content/images/${file} is damaged: ${reason}`, { cause });
  }
}
