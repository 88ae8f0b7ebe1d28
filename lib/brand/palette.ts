import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The colours of drawings, by the names that `palette.css` describes. */
const COLOURS = [
  ...['aro950', 'aro900', 'aro800', 'aro700', 'aro600', 'aro300'],
  ...['cotton', 'calico', 'sanyan', 'alaari', 'osun'],
] as const;

export type Colour = (typeof COLOURS)[number];

/**
 * The values of `palette.css`, as drawings write them. Cotton is the colour of a page: never a
 * drawing's background.
 */
export const palette = readPalette();

/** What a drawing may have as its background. */
export type Background = Exclude<Colour, 'cotton' | 'alaari' | 'osun'>;

const LIGHT_BACKGROUNDS: readonly Background[] = ['aro300', 'calico', 'sanyan'];

/** The selvedge's light stripes: cotton, or the background where that is light. */
export function lightStripe(background: Background): Colour {
  return LIGHT_BACKGROUNDS.includes(background) ? background : 'cotton';
}

/** @throws when `palette.css` has no value of six digits for a colour */
function readPalette(): Record<Colour, string> {
  const css = readFileSync(path.join(process.cwd(), 'lib/brand/palette.css'), 'utf8');
  const entries = COLOURS.map((colour) => {
    const property = `--${colour.replace(/(?=\d)(?<!\d)/, '-')}`;
    const [, value] = new RegExp(`${property}: (#[\\da-f]{6});`, 'i').exec(css) ?? [];
    if (!value)
      throw new Error(`lib/brand/palette.css: ${property} needs a colour such as #24397d`);
    return [colour, value.toUpperCase()] as const;
  });
  return Object.fromEntries(entries) as Record<Colour, string>;
}
