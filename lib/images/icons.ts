import sharp from 'sharp';
import { palette } from '@/lib/brand/palette';

export type Icon = {
  /** Pixels of the icon's side. */
  size: number;
  /** How much of the side the mark fills, from 0 to 1. */
  scale: number;
  /** Transparent without one. */
  background?: string;
};

type ManifestIcon = Icon & {
  /** The address, below the root. */
  src: string;
  purpose: 'any' | 'maskable';
};

const background = palette.cotton;

/** The entries of /favicon.ico: a tab, a tab on a fine screen, a shortcut on a Windows desktop. */
export const favicons: readonly Icon[] = [16, 32, 48].map((size) => ({ size, scale: 1 }));

/** iOS shows what is transparent as black, and rounds the corners itself. */
export const appleTouchIcon: Icon = { size: 180, scale: 0.6, background };

/** The sizes that Chromium requires of a manifest. */
export const manifestIcons: readonly ManifestIcon[] = [
  { src: '/icons/192.png', size: 192, scale: 0.75, background, purpose: 'any' },
  { src: '/icons/512.png', size: 512, scale: 0.75, background, purpose: 'any' },
  // Launchers may cut off all outside of a circle of 40 % (W3C, Web Application Manifest, "Icon
  // masks"); the corners of a square of 9/16 lie just within it.
  { src: '/icons/maskable-512.png', size: 512, scale: 9 / 16, background, purpose: 'maskable' },
];

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Puts PNG files into one ICO file: a header, an entry for each image, then the images.
 *
 * Source: Microsoft, "Icons" (ICONDIR and ICONDIRENTRY); PNG in it since Windows Vista: R. Chen,
 * "The evolution of the ICO file format, part 4: PNG images".
 *
 * @param images each with the pixels of its side, at most 256, and a PNG in true colour with alpha, the
 *   only kind that Windows takes here
 * @throws RangeError when an image is larger than the format can say
 */
export function encodeIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // 1: icons, 2: cursors
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    const side = size === 256 ? 0 : size;
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits a pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/**
 * Draws the mark in the middle of a square of the icon's background, as PNG. A mark that is not square
 * keeps its shape. The same logo gives the same bytes.
 *
 * @param logo the bytes of the logo as the editor saved it
 * @throws when the logo is damaged
 */
export async function renderIcon(logo: Buffer, { size, scale, background }: Icon): Promise<Buffer> {
  const fill = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const side = Math.round(size * scale);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const mark = sharp(logo)
    .resize(side, side, { fit: 'contain', background: fill })
    .extend({ top: before, left: before, bottom: after, right: after, background: fill });
  // What stands in an ICO file has no palette.
  if (background === undefined) return mark.png({ compressionLevel: 9 }).toBuffer();
  // A fourth of the bytes; 32 colours are a ramp of 16 steps at the edges of either path.
  const colors = { palette: true, colours: 32, dither: 0, effort: 10 };
  return mark
    .flatten({ background })
    .png({ compressionLevel: 9, ...colors })
    .toBuffer();
}
