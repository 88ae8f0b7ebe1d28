import sharp from 'sharp';
import { palette } from '@/lib/brand/palette';

type Icon = {
  /** In pixels. */
  size: number;
  /** Size of the logo, as a fraction of `size`. */
  scale: number;
  /** Default: transparent. */
  background?: string;
};

const background = palette.cotton;

/**
 * Icon at `/favicon.ico`, for browsers and search engines that do not support the SVG icon. It can be a PNG,
 * because browsers detect the format from the content. Search engines require 48 pixels, tabs show 16.
 */
export const favicon: Icon = { size: 48, scale: 1 };

/** The icon is opaque, because iOS shows transparent parts as black. iOS rounds the corners itself. */
export const appleTouchIcon: Icon = { size: 180, scale: 0.6, background };

/** Icons of the web manifest, in the sizes that Chromium requires. */
export const manifestIcons: readonly (Icon & { src: string; purpose: 'any' | 'maskable' })[] = [
  { src: '/icons/192.png', size: 192, scale: 0.75, background, purpose: 'any' },
  { src: '/icons/512.png', size: 512, scale: 0.75, background, purpose: 'any' },
  // Launchers may cut a maskable icon to a circle with a radius of 40 % of its size (W3C, Web Application Manifest,
  // "Icon masks"). A square logo at 9/16 of the size just fits into this circle.
  { src: '/icons/maskable-512.png', size: 512, scale: 9 / 16, background, purpose: 'maskable' },
];

/**
 * Returns a PNG with the logo in the centre of a square icon. A logo that is not square keeps its aspect ratio.
 * The same logo always gives the same bytes.
 *
 * @param logo bytes returned by `readPublishedImage`
 * @throws if the logo is damaged
 */
export async function renderIcon(logo: Buffer, { size, scale, background }: Icon): Promise<Buffer> {
  const fillColor = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const logoSize = Math.round(size * scale);
  const marginBefore = Math.floor((size - logoSize) / 2);
  const marginAfter = size - logoSize - marginBefore;
  const icon = sharp(logo)
    .autoOrient()
    .resize(logoSize, logoSize, { fit: 'contain', background: fillColor })
    .extend({
      top: marginBefore,
      left: marginBefore,
      bottom: marginAfter,
      right: marginAfter,
      background: fillColor,
    });
  // A palette makes the file four times smaller. 32 colours give each of the logo's two colours 16 shades, so edges
  // stay smooth.
  const paletteOptions = { palette: true, colours: 32, dither: 0, effort: 10 };
  const opaque = background === undefined ? icon : icon.flatten({ background });
  return opaque.png({ compressionLevel: 9, ...paletteOptions }).toBuffer();
}
