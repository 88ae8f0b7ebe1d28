import { palette } from '@/lib/brand/palette';

export type Icon = {
  /** Pixels of the icon's side. */
  size: number;
  /** How much of the side the mark takes, from 0 to 1. */
  share: number;
  /** Transparent without one. */
  ground?: string;
};

export type ManifestIcon = Icon & {
  /** The address, below the root. */
  src: string;
  purpose: 'any' | 'maskable';
};

const ground = palette.cotton;

/** The entries of /favicon.ico: a tab, a tab on a fine screen, a shortcut on a Windows desktop. */
export const favicons: readonly Icon[] = [16, 32, 48].map((size) => ({ size, share: 1 }));

/** iOS shows what is transparent as black, and rounds the corners itself. */
export const appleTouchIcon: Icon = { size: 180, share: 0.6, ground };

/** The sizes that Chromium asks of a manifest. */
export const manifestIcons: readonly ManifestIcon[] = [
  { src: '/icons/192.png', size: 192, share: 0.75, ground, purpose: 'any' },
  { src: '/icons/512.png', size: 512, share: 0.75, ground, purpose: 'any' },
  // Launchers may cut away all outside of a circle of 40 % (W3C, Web Application Manifest, "Icon
  // masks"); the corners of a square of 9/16 lie just within it.
  { src: '/icons/maskable-512.png', size: 512, share: 9 / 16, ground, purpose: 'maskable' },
];
