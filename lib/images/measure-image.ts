import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { EXPORT_IT, IMAGE_FOLDER, type ImageAsset } from './image-index';
import { prepareSvg } from './prepare-svg';
import { isPhoto } from './variants';

/** A larger photo looks no better on the site and makes the repository slow to clone. */
const MAX_PHOTO_BYTES = 10_000_000;

/** An SVG is published as one file for screens of every size. */
const HEAVY_SVG_BYTES = 50_000;

// libvips caches files by name, even if a file has changed.
sharp.cache(false);

/**
 * Measures an image and reports the problems of its file. A photo is not decoded, because that takes long and
 * development measures the images for each request.
 *
 * @param root the folder that holds `content/`
 * @param file relative to it
 * @returns its size in pixels, upright, and a small SVG itself; 0 when the file cannot be opened
 */
export async function measureImage(root: string, file: string) {
  const unmeasured = (problem: string) => {
    return { width: 0, height: 0, diagnostics: [makeError(file, problem)] };
  };
  const place = path.join(root, file);
  const isSvg = /\.svg$/i.test(file);
  try {
    const { size: bytes } = await stat(place);
    if (bytes === 0) return unmeasured('the file is empty; copy or export the image again');
    if (bytes > MAX_PHOTO_BYTES && !isSvg) {
      const megabytes = (Math.ceil(bytes / 100_000) / 10).toFixed(1);
      return unmeasured(`the file is ${megabytes} MB; the limit is 10 MB. ${MAKE_LIGHTER}`);
    }
    const source = isSvg ? await readFile(place) : undefined;
    if (source && !isUtf8(source)) return unmeasured(NOT_UTF8);
    const metadata = await sharp(place, { unlimited: true }).metadata();
    const [problem] = findFormatProblems(metadata, path.basename(file));
    if (problem !== undefined) return unmeasured(problem);
    const svg = source && prepareSvg(source);
    const diagnostics = [
      ...(svg && svg.length > HEAVY_SVG_BYTES
        ? [makeWarning(file, explainWeight(svg.length))]
        : []),
      ...((metadata.pages ?? 1) > 1 ? [makeWarning(file, ANIMATED)] : []),
    ];
    const dataUrl = svg && svgDataUrl(svg.toString());
    const inlineSvg = source && inlineSvgOf(source, path.parse(file).name);
    return { ...metadata.autoOrient, dataUrl, inlineSvg, diagnostics };
  } catch (error) {
    // The message of libvips about an SVG may be incomplete or about another file.
    const reason = isSvg ? 'it may be damaged' : (error as Error).message;
    return unmeasured(`cannot be opened (${reason}); ${EXPORT_IT}`);
  }
}

/** Reports photos that are cut off, which `measureImage` cannot know from their beginning. */
export async function checkPhotos(
  root: string,
  images: Iterable<ImageAsset>,
): Promise<Diagnostic[]> {
  const photos = [...images].filter((image) => isPhoto(image) && image.width > 0);
  const checked = photos.map(async ({ file }) => {
    const place = `${IMAGE_FOLDER}/${file}`;
    // JPEGs are decoded in an eighth of their size, which takes half of the time.
    const picture = sharp(path.join(root, place), DECODE).resize(8).raw();
    return picture.toBuffer().then(
      () => [],
      () => [makeError(place, CUT_OFF)],
    );
  });
  return (await Promise.all(checked)).flat();
}

/** Not 'warning', the default: some phones write JPEGs that every program shows and libjpeg warns of. */
export const DECODE = { failOn: 'error' } as const;

const CUT_OFF = 'is cut off or damaged; copy or export the image again';

/** In bytes: a larger SVG would make the text late. */
const MAX_DATA_URL_BYTES = 4096;

/**
 * Returns an SVG of at most 4 KB as a data URL, so that it is painted with the text. The URL is not in
 * Base64, which compresses badly. Double quotes become single quotes, which need no escape, unless the
 * SVG has quotes in other places than around attributes.
 */
function svgDataUrl(svg: string): string | undefined {
  if (Buffer.byteLength(svg) > MAX_DATA_URL_BYTES) return undefined;
  const hasOtherQuotes = /'|>[^<]*"/.test(svg);
  const escaped = (hasOtherQuotes ? svg : svg.replaceAll('"', "'"))
    .trim()
    .replace(/[%#<>"\s]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}

/**
 * Returns an SVG with words as a part of a page. With styles it stays a file, because its rules would apply
 * to the whole page, and the page's policy allows no style attributes.
 */
function inlineSvgOf(source: Buffer, prefix: string): string | undefined {
  const svg = source.toString();
  if (!svg.includes('<text') || /<style|\sstyle=/.test(svg)) return undefined;
  return prepareSvg(source, prefix).toString();
}

const MAKE_LIGHTER =
  'Scale the photo to a width of 2,400 pixels, or export it with a lower quality';

const NOT_UTF8 =
  'is not an SVG in UTF-8, or it is compressed (SVGZ); save it as plain SVG in UTF-8';
const ANIMATED = 'is animated; the site shows only its first frame';

const explainWeight = (bytes: number) =>
  `is published with ${Math.ceil(bytes / 1000).toLocaleString('en')} kB, which every page that shows it loads; simplify it, or scale down the photo in it`;

/** The usual endings of the formats that the site shows. */
const ENDINGS = ['avif', 'jpg', 'png', 'svg', 'webp'];

/** Compares the format of a file with its ending. */
function findFormatProblems({ format, compression }: Metadata, file: string): string[] {
  const ending = compression === 'av1' ? 'avif' : format.replace('jpeg', 'jpg');
  if (!ENDINGS.includes(ending)) return [`cannot be shown by browsers; ${EXPORT_IT}`];
  const { name, ext } = path.parse(file);
  if (ext.toLowerCase().replace('jpeg', 'jpg') === `.${ending}`) return [];
  return [`is really in the format ${ending.toUpperCase()}; rename it to ${name}.${ending}`];
}
