import type { ImageAsset } from './image-index';
import { svgDataUrl } from './svg-data-url';

/** The ground under the logo: the page, or a dark band such as the footer. */
export type LogoGround = 'light' | 'dark';

/** The logo as pages show it. */
export type Logo = Pick<ImageAsset, 'width' | 'height'> & {
  /** Whether the picture has the firm's name in it. */
  hasName: boolean;
  /** Whether the file has colours of its own for dark. */
  hasDarkVersion: boolean;
  /** The URL of each version: that in the header, which visitors see first, is in the page. */
  urls: Record<LogoGround, string>;
};

/** Where the logo's two versions are published. */
export const logoFiles: Record<LogoGround, string> = {
  light: 'logo.svg',
  dark: 'logo-on-dark.svg',
};

/** Describes the logo for pages, from the text of its SVG. */
export function describeLogo({ width, height }: ImageAsset, svg: string, hasName: boolean): Logo {
  const light = drawLogo(svg, 'light');
  const urls = {
    light: svgDataUrl(light) ?? `/icons/${logoFiles.light}`,
    dark: `/icons/${logoFiles.dark}`,
  };
  return { width, height, hasName, hasDarkVersion: drawLogo(svg, 'dark') !== light, urls };
}

/**
 * Draws the logo for a ground. A logo sets its colours on dark as favicons do, by
 * `@media (prefers-color-scheme: dark)` in its style. That asks for the visitor's setting, and the
 * footer is dark in every setting: this writes the rules of the one scheme out and drops the other's.
 *
 * @param svg prepared for publication
 */
export function drawLogo(svg: string, ground: LogoGround): string {
  return svg
    .replace(SCHEME, (_, scheme: string, rules: string) => (scheme === ground ? rules : ''))
    .replace(EMPTY_STYLE, '');
}

/** The rules of one scheme, in a style without comments. */
const SCHEME =
  /@media\s*\(\s*prefers-color-scheme:\s*(light|dark)\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const EMPTY_STYLE = /<style[^>]*>(?:<!\[CDATA\[\]\]>)?<\/style>/g;
