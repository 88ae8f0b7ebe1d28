import sharp from 'sharp';
import type { Icon } from './icons';

type RenderOptions = {
  /** A palette makes a fourth of the bytes; what stands in an ICO file has to do without. */
  palette?: boolean;
};

/**
 * Draws the mark in the middle of a square of the icon's ground, as PNG. A mark that is not square
 * keeps its shape. The same logo gives the same bytes.
 *
 * @param logo the bytes of the logo as the editor saved it
 * @throws when the logo is damaged
 */
export async function renderIcon(
  logo: Buffer,
  { size, share, ground }: Icon,
  { palette = true }: RenderOptions = {},
): Promise<Buffer> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const side = Math.round(size * share);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const mark = sharp(logo)
    .resize(side, side, { fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  const icon = ground === undefined ? mark : mark.flatten({ background });
  // 32 colours: a ramp of 16 steps at the edges of either path.
  const colors = palette ? { palette, colours: 32, dither: 0, effort: 10 } : {};
  return icon.png({ compressionLevel: 9, ...colors }).toBuffer();
}
