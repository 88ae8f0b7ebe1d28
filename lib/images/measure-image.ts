import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { checkImageDrawing } from './check-image-drawing';
import { explainFormat, explainUnreadable } from './image-folder';

/** What a picture's file says of itself. */
type MeasuredImage = {
  /** In pixels, upright; 0 when it cannot be read. */
  width: number;
  height: number;
  /** Why the site cannot be built with it. */
  fault?: string;
  /** What an editor should know of it. */
  warnings: string[];
};

/** More than the light copies need, and a repository keeps every version of a photo for ever. */
const MOST_BYTES = 10_000_000;

/** What sharp works with, so that no small file can fill the memory: 16,383 squared. */
const MOST_PIXELS = 268_402_689;

/** WebP ends at 16,383 pixels, and photos are published up to 1,600 pixels wide. */
const MOST_HEIGHT_PER_WIDTH = 10;

/** In bytes: where a file says what it is. */
const HEAD = 512;

/** Pictures are shown 640 pixels wide, and most screens have two dots for each of them. */
const LEAST_WIDTH = 1200;

/**
 * Measures a picture and says what is wrong with its file. It reads no more than it has to: heads
 * and tails of photos, drawings whole.
 *
 * @param file its path
 */
export function measureImage(file: string): Promise<MeasuredImage> {
  return examine(file).catch(() => unmeasured('the file cannot be read; copy it once more'));
}

async function examine(file: string): Promise<MeasuredImage> {
  const { size } = await stat(file);
  if (size === 0) return unmeasured('the file is empty; copy the picture once more');
  if (size > MOST_BYTES) return unmeasured(explainWeight(size));
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const head = await readPart(file, 0, HEAD);
  if (!metadata) return unmeasured(explainUnreadable(head));

  const { width, height } = metadata.autoOrient;
  const fault =
    explainFormat(metadata, path.basename(file)) ??
    explainSize(metadata) ??
    (metadata.format === 'svg'
      ? checkImageDrawing(await readFile(file))
      : await checkImageEnd(file, metadata));
  if (fault !== undefined) return { width, height, fault, warnings: [] };
  return { width, height, warnings: listWarnings(metadata, head) };
}

function unmeasured(fault: string): MeasuredImage {
  return { width: 0, height: 0, fault, warnings: [] };
}

function explainWeight(size: number): string {
  const most = MOST_BYTES.toLocaleString('en');
  return (
    `has ${size.toLocaleString('en')} bytes; expected at most ${most} (10 MB). ` +
    'Scale the photo to a width of 2,400 pixels, or export it with a lower quality'
  );
}

function explainSize({ format, autoOrient: { width, height } }: Metadata): string | undefined {
  if (width * height > MOST_PIXELS) {
    const pixels = `${width.toLocaleString('en')} x ${height.toLocaleString('en')} pixels`;
    return `has ${pixels}, more than can be worked with; scale it to a width of 2,400 pixels`;
  }
  if (format !== 'svg' && height > MOST_HEIGHT_PER_WIDTH * width)
    return 'the picture is more than 10 times as high as wide; cut it into several';
  return undefined;
}

function listWarnings({ format, pages = 1, autoOrient }: Metadata, head: Buffer): string[] {
  const warnings: string[] = [];
  // The chunk of a moving PNG, which sharp takes for a still one.
  if (pages > 1 || (format === 'png' && head.includes('acTL')))
    warnings.push('moves, and the site shows its first picture only');
  const { width } = autoOrient;
  const least = LEAST_WIDTH.toLocaleString('en');
  if (format !== 'svg' && width < LEAST_WIDTH)
    warnings.push(
      `is ${width.toLocaleString('en')} pixels wide and would look blurred; use one at least ${least} pixels wide`,
    );
  return warnings;
}

/**
 * Reads a part of a file without the rest.
 *
 * @param position in bytes; from the end of the file when it is negative
 * @param length in bytes; less comes back where the file ends before
 * @throws when the file cannot be read
 */
async function readPart(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const start = position < 0 ? Math.max(0, size + position) : position;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const TAIL = 16;

/**
 * Says when part of a photo is missing: one that was cut off on the way still has its head, and
 * with it a size. Only a photo whose end is odd is decoded, for that takes long.
 */
async function checkImageEnd(file: string, { format }: Metadata) {
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
