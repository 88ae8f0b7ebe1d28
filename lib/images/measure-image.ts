import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { EXPORT_IT } from './image-index';
import { prepareSvg } from './prepare-svg';

type MeasuredImage = {
  /** In pixels, upright; 0 when the file cannot be read. */
  width: number;
  height: number;
  /** Why the site cannot be built with it. */
  fault: string | undefined;
  /** What an editor should know of it. */
  warnings: string[];
};

/** More than a photo's variants need, and a repository keeps every version of a photo for ever. */
const MAX_PHOTO_BYTES = 10_000_000;

/** An SVG is published as one file, whatever the size of the screen. */
const HEAVY_SVG_BYTES = 50_000;

/** Images are shown 640 pixels wide, and most screens have two dots for each of them. */
const MIN_WIDTH = 1200;

// libvips remembers what it read by the file's name, also when the file has changed since.
sharp.cache(false);

const measured = new Map<string, Promise<MeasuredImage>>();

/**
 * Measures an image and says what is wrong with its file. A photo is not decoded, which takes long:
 * the build says so when a part of it is missing. A process measures a file again only when it has changed.
 */
export async function measureImage(file: string): Promise<MeasuredImage> {
  try {
    const { size, mtimeMs, ctimeMs } = await stat(file);
    const version = [file, size, mtimeMs, ctimeMs].join(' ');
    const image = measured.get(version) ?? examine(file, size);
    measured.set(version, image);
    return await image;
  } catch {
    return unmeasured('the file cannot be read; copy it again');
  }
}

function unmeasured(fault: string): MeasuredImage {
  return { width: 0, height: 0, fault, warnings: [] };
}

async function examine(file: string, size: number): Promise<MeasuredImage> {
  const isSvg = /\.svg$/i.test(file);
  if (size === 0) return unmeasured('the file is empty; copy the image again');
  if (size > MAX_PHOTO_BYTES && !isSvg) {
    const megabytes = (Math.ceil(size / 100_000) / 10).toFixed(1);
    return unmeasured(`the file is ${megabytes} MB; the limit is 10 MB. ${MAKE_LIGHTER}`);
  }
  const bytes = await readFile(file);
  try {
    const metadata = await sharp(isSvg ? prepareSvg(bytes) : bytes, { unlimited: true }).metadata();
    const { width, height } = metadata.autoOrient;
    const fault = explainFormat(metadata, path.basename(file));
    return { width, height, fault, warnings: fault === undefined ? listWarnings(metadata) : [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unmeasured(`cannot be opened (${reason}); ${EXPORT_IT}`);
  }
}

const MAKE_LIGHTER =
  'Scale the photo to a width of 2,400 pixels, or export it with a lower quality';

/** The usual ending of each format that the site shows. */
const ENDINGS: Partial<Record<string, string>> = {
  avif: 'avif',
  jpeg: 'jpg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};

/** Names the format in a file; undefined when its ending says the same. */
function explainFormat({ format, compression }: Metadata, file: string): string | undefined {
  const ending = ENDINGS[compression === 'av1' ? 'avif' : format];
  if (ending === undefined) return `cannot be shown by browsers; ${EXPORT_IT}`;
  const { name, ext } = path.parse(file);
  return ext.toLowerCase().replace('jpeg', 'jpg') === `.${ending}`
    ? undefined
    : `is really in the format ${ending.toUpperCase()}; rename it to ${name}.${ending}`;
}

const count = (value: number) => value.toLocaleString('en');

function listWarnings({ format, size = 0, pages = 1, autoOrient }: Metadata): string[] {
  if (format === 'svg')
    return size > HEAVY_SVG_BYTES
      ? [
          `is published with ${count(Math.ceil(size / 1000))} kB, which every page that shows it loads; simplify it, or scale down the photo in it`,
        ]
      : [];
  const { width } = autoOrient;
  return [
    ...(pages > 1 ? ['is animated; the site shows only its first frame'] : []),
    ...(width < MIN_WIDTH
      ? [
          `is ${count(width)} pixels wide and would look blurred; use one at least ${count(MIN_WIDTH)} pixels wide`,
        ]
      : []),
  ];
}
