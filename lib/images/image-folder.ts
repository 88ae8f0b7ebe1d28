import { readdir } from 'node:fs/promises';
import type { Metadata } from 'sharp';
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
  // Without the folder, each picture that pages need is missing, and is named.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
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

type Format = { called: string; ending: string };

/** What the site shows, by what is in it. */
const SHOWN: Partial<Record<string, Format>> = {
  avif: { called: 'an AVIF', ending: 'avif' },
  jpeg: { called: 'a JPEG', ending: 'jpg' },
  png: { called: 'a PNG', ending: 'png' },
  svg: { called: 'an SVG drawing', ending: 'svg' },
  webp: { called: 'a WebP', ending: 'webp' },
};

/** What is in a picture's file, whatever its ending: `jpeg`, `avif`, `heic`. */
function imageFormat({ format, compression }: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

/** Says what a file is in truth; undefined when its ending says so too. */
export function explainFormat(metadata: Metadata, file: string): string | undefined {
  const format = imageFormat(metadata);
  const shown = SHOWN[format];
  if (!shown) return explainOther(`a ${format.toUpperCase()}`);
  const [, name = file, written = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  if (written.toLowerCase().replace('jpeg', 'jpg') === shown.ending) return undefined;
  return `is in truth ${shown.called}; rename it ${name}.${shown.ending}`;
}

/**
 * Says what a file is that does not open as a picture.
 *
 * @param head its first bytes
 */
export function explainUnreadable(head: Buffer): string {
  const text = head.toString('latin1');
  if (/^.{4}ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(text)) return explainOther('a HEIC photo');
  if (text.startsWith('%PDF')) return explainOther('a PDF');
  if (/^\W*(?:!doctype html|html)\b/i.test(text))
    return 'is in truth a web page; open it in a browser and save the picture itself';
  return 'the file is damaged or is no picture of its kind';
}

function explainOther(what: string): string {
  return `is in truth ${what}, which the site does not show; export it as JPEG or PNG`;
}
