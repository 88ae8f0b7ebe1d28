import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile } from '@/lib/site/list-files';
import {
  EXPORT_ADVICE,
  explainIgnoredFile,
  IMAGE_FOLDER,
  type ImageAsset,
  type ImageIndex,
  isPhoto,
  parseImageName,
} from '../images';
import { makeInlineSvg, prepareSvg } from './prepare-svg';

/** Measures and checks all images in `content/images`. The returned index contains damaged images, too. */
export async function loadImages(root: string) {
  const folder = path.join(root, IMAGE_FOLDER);
  const files = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter(({ name }) => !isSystemFile(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const loaded = await Promise.all(files.map((entry) => loadImage(root, entry)));
  const images = loaded.flatMap(({ image }) => image ?? []);
  const value: ImageIndex = new Map(images.map((image) => [image.name, image]));
  const problems = loaded.flatMap(({ diagnostics }) => diagnostics);
  return { value, diagnostics: [...problems, ...findNameCollisions(images)] };
}

async function loadImage(root: string, entry: Dirent) {
  const filePath = pathOf(entry.name);
  const ignore = (reason: Diagnostic) => ({ image: undefined, diagnostics: [reason] });
  if (entry.isDirectory()) return ignore(makeWarning(filePath, FOLDER_MESSAGE));
  const name = parseImageName(entry.name);
  if (name === undefined) return ignore(makeWarning(filePath, explainIgnoredFile(entry.name)));
  const { diagnostics, ...size } = await inspectImage(root, filePath);
  return { image: { name, file: entry.name, ...size }, diagnostics };
}

const FOLDER_MESSAGE = 'this folder is ignored; move its images into content/images';

const pathOf = (file: string) => `${IMAGE_FOLDER}/${file}`;

/** Returns an error for each image whose name is already taken, such as `tax.svg` if `tax.jpg` exists. */
function findNameCollisions(images: readonly ImageAsset[]): Diagnostic[] {
  return images.flatMap(({ name, file }) => {
    const first = images.find((image) => image.name === name)?.file;
    if (first === file) return [];
    const message = `${file} and ${first} have the same name; rename or delete one of the two`;
    return makeError(pathOf(file), message);
  });
}

/** For a photo, returns the original file. For an SVG, returns the output of `prepareSvg`. */
export async function readPublishedImage(root: string, { svg, file }: ImageAsset): Promise<Buffer> {
  return svg === undefined ? readFile(path.join(root, IMAGE_FOLDER, file)) : Buffer.from(svg);
}

/** A larger image looks no better on the site, but makes the repository slow to clone. */
const MAX_BYTES = 10_000_000;

/** Larger SVGs get a warning, because SVGs, unlike photos, have no smaller variants for phones. */
const HEAVY_SVG_BYTES = 50_000;

// Disable the cache of libvips (the library behind sharp), because the cache would return old content of changed files.
sharp.cache(false);

/** Does not decode photos, because the development server measures all images on every request. */
async function inspectImage(root: string, file: string) {
  const fail = (problem: string) => {
    return { width: 0, height: 0, diagnostics: [makeError(file, problem)] };
  };
  const filePath = path.join(root, file);
  const isSvg = /\.svg$/i.test(file);
  try {
    const { size: bytes } = await stat(filePath);
    if (bytes === 0) return fail('the file is empty; copy or export the image again');
    if (bytes > MAX_BYTES) {
      const megabytes = (Math.ceil(bytes / 100_000) / 10).toFixed(1);
      return fail(`the file is ${megabytes} MB, but the limit is 10 MB; ${SHRINK_ADVICE}`);
    }
    const source = isSvg ? await readFile(filePath) : undefined;
    if (source && !isUtf8(source)) return fail(NOT_UTF8_MESSAGE);
    const metadata = await sharp(filePath, { unlimited: true }).metadata();
    const problem = findFormatProblem(metadata, path.basename(file));
    if (problem !== undefined) return fail(problem);
    const svg = source && prepareSvg(source.toString());
    const svgBytes = Buffer.byteLength(svg ?? '');
    const diagnostics =
      svgBytes > HEAVY_SVG_BYTES ? [makeWarning(file, explainWeight(svgBytes))] : [];
    const dataUrl = svg && makeDataUrl(svg);
    const inlineSvg = svg && makeInlineSvg(svg, path.parse(file).name);
    return { ...metadata.autoOrient, svg, dataUrl, inlineSvg, diagnostics };
  } catch (error) {
    // Do not show libvips' message about an SVG, because the message may be incomplete or about another file.
    const reason = isSvg ? 'it may be damaged' : (error as Error).message;
    return fail(`the image cannot be opened (${reason}); ${EXPORT_ADVICE}`);
  }
}

/** Returns an error for each truncated photo. `inspectImage` does not decode photos, so it misses truncated photos. */
export async function checkPhotosDecode(
  root: string,
  images: Iterable<ImageAsset>,
): Promise<Diagnostic[]> {
  const photos = [...images].filter((image) => isPhoto(image) && image.width > 0);
  const checked = photos.map(async ({ file }) => {
    const filePath = `${IMAGE_FOLDER}/${file}`;
    // Resize to a few pixels. libjpeg then decodes at its smallest scale, which takes half as long as at full size.
    const thumbnail = sharp(path.join(root, filePath), DECODE_OPTIONS).resize(8).raw();
    return thumbnail.toBuffer().then(
      () => [],
      () => [makeError(filePath, CUT_OFF_MESSAGE)],
    );
  });
  return (await Promise.all(checked)).flat();
}

/** By default (`warning`), sharp rejects the JPEGs of some phones, although other programs can show these files. */
export const DECODE_OPTIONS = { failOn: 'error' } as const;

const CUT_OFF_MESSAGE = 'the image is cut off or damaged; copy or export the image again';

const MAX_DATA_URL_BYTES = 6144;

/**
 * Returns a data URL. If the SVG is larger than 6 KB, returns undefined, because a long URL would delay the text.
 * The URL does not use Base64, because Base64 compresses badly. Double quotes are replaced with single quotes where
 * possible, because only double quotes need escaping.
 */
function makeDataUrl(svg: string): string | undefined {
  if (Buffer.byteLength(svg) > MAX_DATA_URL_BYTES) return undefined;
  const needsDoubleQuotes = /'|>[^<]*"/.test(svg);
  const escaped = (needsDoubleQuotes ? svg : svg.replaceAll('"', "'"))
    .trim()
    .replace(/[%#<>"\s]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}

const SHRINK_ADVICE =
  'scale the photo to a width of 2,400 pixels, or export the photo with a lower quality';

const NOT_UTF8_MESSAGE =
  'the site cannot read this drawing; open it in your drawing program, and save it as plain SVG (UTF-8, not compressed)';

const explainWeight = (bytes: number) =>
  `the drawing is ${Math.ceil(bytes / 1000).toLocaleString('en')} kB, which makes every page with this drawing slow; simplify the drawing, or scale down the photo in it`;

const EXTENSIONS = ['jpg', 'png', 'svg', 'webp'];

function findFormatProblem({ format }: Metadata, file: string): string | undefined {
  const extension = format.replace('jpeg', 'jpg');
  if (!EXTENSIONS.includes(extension))
    return `the site does not support this format; ${EXPORT_ADVICE}`;
  const { name, ext } = path.parse(file);
  if (ext.toLowerCase().replace('jpeg', 'jpg') === `.${extension}`) return undefined;
  return `the image is really in the format ${extension.toUpperCase()}; rename the file to ${name}.${extension}`;
}
