import sharp from 'sharp';
import { palette } from '@/lib/brand/palette';
import { findIcon, type ImageIndex } from '../images';
import { readPublishedImage } from './load-images';

export type Icon = {
  /** In pixels. */
  size: number;
  /** Size of the logo inside the icon, as a fraction of `size`. */
  scale: number;
  /** Default: transparent. */
  background?: string;
};

const background = palette.cotton;

/**
 * Icon at `/favicon.ico`, for browsers and search engines that do not support SVG icons. It can be a PNG despite its
 * name, because browsers detect the format. Google recommends a size of at least 48 by 48 pixels.
 */
export const favicon: Icon = { size: 48, scale: 1 };

/** The icon is opaque and square, because iOS shows transparent parts as black and rounds the corners itself. */
export const appleTouchIcon: Icon = { size: 180, scale: 0.6, background };

/** Icons for the web app manifest, in the sizes that Chromium requires. */
export const manifestIcons: readonly (Icon & { src: string; purpose: 'any' | 'maskable' })[] = [
  { src: '/icons/192.png', size: 192, scale: 0.75, background, purpose: 'any' },
  { src: '/icons/512.png', size: 512, scale: 0.75, background, purpose: 'any' },
  // Launchers may crop a maskable icon to a circle with a radius of 40 % of the icon's size (W3C, Web Application
  // Manifest, "Icon masks"). A square logo of 9/16 of the icon's size just fits into this circle.
  { src: '/icons/maskable-512.png', size: 512, scale: 9 / 16, background, purpose: 'maskable' },
];

export async function sendIcon(images: ImageIndex, icon: Icon): Promise<Response> {
  const logo = await readPublishedImage(process.cwd(), findIcon(images));
  const png = await renderIcon(logo, icon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

/** Returns a square PNG with the logo in its centre. A logo that is not square keeps its aspect ratio. */
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
  // A palette makes the file 75 % smaller. 32 colours are enough for smooth edges in a logo with two colours.
  const paletteOptions = { palette: true, colours: 32, dither: 0, effort: 10 };
  const opaque = background === undefined ? icon : icon.flatten({ background });
  return opaque.png({ compressionLevel: 9, ...paletteOptions }).toBuffer();
}
