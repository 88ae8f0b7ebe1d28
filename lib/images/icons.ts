import sharp from 'sharp';
import { palette } from '@/lib/brand/palette';

type Icon = {
  /** Pixels of the icon's side. */
  size: number;
  /** How much of the side the logo fills, from 0 to 1. */
  scale: number;
  /** Transparent without one. */
  background?: string;
};

const background = palette.cotton;

/**
 * Of /favicon.ico, for programs that do not show the SVG: a PNG, which browsers recognise under any name.
 * Search engines want 48 pixels, and a tab shows a third of each side.
 */
export const favicon: Icon = { size: 48, scale: 1 };

/** iOS shows transparent parts as black, and rounds the corners itself. */
export const appleTouchIcon: Icon = { size: 180, scale: 0.6, background };

/** The sizes that Chromium requires of a manifest; `src` is the path. */
export const manifestIcons: readonly (Icon & { src: string; purpose: 'any' | 'maskable' })[] = [
  { src: '/icons/192.png', size: 192, scale: 0.75, background, purpose: 'any' },
  { src: '/icons/512.png', size: 512, scale: 0.75, background, purpose: 'any' },
  // Launchers may cut off all outside of a circle of 40 % (W3C, Web Application Manifest, "Icon
  // masks"); the corners of a square of 9/16 lie just within it.
  { src: '/icons/maskable-512.png', size: 512, scale: 9 / 16, background, purpose: 'maskable' },
];

/**
 * Returns a PNG with the picture in the middle of a square of the icon's background. A picture that is not
 * square keeps its shape. The same picture gives the same bytes.
 *
 * @param picture the bytes of an image, an SVG prepared for publication
 * @throws when the image is damaged
 */
export async function renderIcon(
  picture: Buffer,
  { size, scale, background }: Icon,
): Promise<Buffer> {
  const fill = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const side = Math.round(size * scale);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const icon = sharp(picture)
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: fill })
    .extend({ top: before, left: before, bottom: after, right: after, background: fill });
  // A fourth of the bytes; 32 colours are a ramp of 16 steps at the edges of either path.
  const colors = { palette: true, colours: 32, dither: 0, effort: 10 };
  const opaque = background === undefined ? icon : icon.flatten({ background });
  return opaque.png({ compressionLevel: 9, ...colors }).toBuffer();
}
