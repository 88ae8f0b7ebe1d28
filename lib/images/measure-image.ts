import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { checkImageDrawing } from './check-image-drawing';

type MeasuredImage = {
  /** In pixels, upright; 0 when the file cannot be read. */
  width: number;
  height: number;
  /** Why the site cannot be built with it. */
  fault?: string;
  /** What an editor should know of it. */
  warnings: string[];
};

/** More than the variants need, and a repository keeps every version of a photo for ever. */
const MAX_BYTES = 10_000_000;

/** The most that sharp decodes, 16,383 squared: no small file can fill the memory. */
const MAX_PIXELS = 268_402_689;

/** WebP ends at 16,383 pixels, and photos are published up to 1,600 pixels wide. */
const MAX_HEIGHT_PER_WIDTH = 10;

/** Images are shown 640 pixels wide, and most screens have two dots for each of them. */
const MIN_WIDTH = 1200;

// libvips remembers what it read by the file's name, also when the file has changed since.
sharp.cache(false);

const measured = new Map<string, { version: string; image: Promise<MeasuredImage> }>();

/**
 * Measures an image and says what is wrong with its file. A photo is not decoded, which takes long:
 * the build says so when a part of it is missing. A process measures a file again only when it has changed.
 */
export async function measureImage(file: string): Promise<MeasuredImage> {
  try {
    const { size, mtimeMs, ctimeMs } = await stat(file);
    const version = `${size} ${mtimeMs} ${ctimeMs}`;
    const known = measured.get(file);
    if (known?.version === version) return await known.image;
    const image = examine(file, size);
    measured.set(file, { version, image });
    return await image;
  } catch {
    measured.delete(file);
    return unmeasured('the file cannot be read; copy it again');
  }
}

async function examine(file: string, size: number): Promise<MeasuredImage> {
  if (size === 0) return unmeasured('the file is empty; copy the image again');
  if (size > MAX_BYTES) return unmeasured(explainWeight(size));
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return unmeasured(explainUnreadable(await readFile(file)));
  const { width, height } = metadata.autoOrient;
  const fault =
    explainFormat(metadata, path.basename(file)) ??
    explainSize(metadata) ??
    (metadata.format === 'svg' ? checkImageDrawing(await readFile(file)) : undefined);
  if (fault !== undefined) return { width, height, fault, warnings: [] };
  return { width, height, warnings: listWarnings(metadata) };
}

function unmeasured(fault: string): MeasuredImage {
  return { width: 0, height: 0, fault, warnings: [] };
}

function explainWeight(size: number): string {
  const megabytes = (Math.ceil(size / 100_000) / 10).toFixed(1);
  return (
    `the file is ${megabytes} MB; the limit is 10 MB. ` +
    'Scale the photo to a width of 2,400 pixels, or export it with a lower quality'
  );
}

function explainSize({ format, autoOrient: { width, height } }: Metadata): string | undefined {
  if (width * height > MAX_PIXELS) {
    const pixels = `${width.toLocaleString('en')} x ${height.toLocaleString('en')} pixels`;
    return `has ${pixels}, which is too many; scale it to a width of 2,400 pixels`;
  }
  if (format !== 'svg' && height > MAX_HEIGHT_PER_WIDTH * width)
    return 'the image is more than 10 times as tall as it is wide; split it into several';
  return undefined;
}

function listWarnings({ format, pages = 1, autoOrient }: Metadata): string[] {
  const warnings: string[] = [];
  if (pages > 1) warnings.push('is animated; the site shows only its first frame');
  const { width } = autoOrient;
  if (format !== 'svg' && width < MIN_WIDTH)
    warnings.push(
      `is ${width.toLocaleString('en')} pixels wide and would look blurred; use one at least ${MIN_WIDTH.toLocaleString('en')} pixels wide`,
    );
  return warnings;
}

/** What the site shows, by the format that is in the file. */
const SHOWN: Partial<Record<string, { called: string; ending: string }>> = {
  avif: { called: 'an AVIF', ending: 'avif' },
  jpeg: { called: 'a JPEG', ending: 'jpg' },
  png: { called: 'a PNG', ending: 'png' },
  svg: { called: 'an SVG drawing', ending: 'svg' },
  webp: { called: 'a WebP', ending: 'webp' },
};

/** Names the format in a file; undefined when its ending says the same. */
function explainFormat({ format, compression }: Metadata, file: string): string | undefined {
  const heif = compression === 'av1' ? 'avif' : 'heic';
  const actual = format === 'heif' ? heif : format;
  const shown = SHOWN[actual];
  if (!shown) return explainUnshown(`a ${actual.toUpperCase()}`);
  const { name, ext } = path.parse(file);
  if (ext.toLowerCase().replace('jpeg', 'jpg') === `.${shown.ending}`) return undefined;
  return `is really ${shown.called}; rename it to ${name}.${shown.ending}`;
}

/** Says what a file is that does not open as an image. */
function explainUnreadable(bytes: Buffer): string {
  const text = bytes.toString('latin1', 0, 512);
  if (/^.{4}ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(text)) return explainUnshown('a HEIC photo');
  if (text.startsWith('%PDF')) return explainUnshown('a PDF');
  if (/^\W*(?:!doctype html|html)\b/i.test(text))
    return 'is really a web page; open it in a browser and save the image itself';
  return 'the file is damaged, or not an image';
}

function explainUnshown(what: string): string {
  return `is really ${what}, which the site cannot show; export it as JPEG or PNG`;
}
