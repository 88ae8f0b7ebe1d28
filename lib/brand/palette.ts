/**
 * The colours of drawings and pages. Cotton is the colour of a page: never a drawing's background.
 *
 * The names are those of Yoruba cloth:
 * - aro (àró): indigo dye, from its darkest shade, 950, to its lightest, 300
 * - alaari (àlàárì): the crimson of festive aso-oke, hand-woven strip cloth
 * - osun (osùn): camwood, the ochre of the thread in every drawing
 * - sanyan (sányán): aso-oke of wild silk, beige
 */
export const palette = {
  aro950: '#0B1430',
  aro900: '#111D45',
  aro800: '#1A2A5E',
  aro700: '#24397D',
  aro600: '#33509E',
  aro300: '#A9B8E0',
  cotton: '#FBF8F1',
  calico: '#F3EDE0',
  sanyan: '#DCCFB4',
  alaari: '#8E2A3B',
  osun: '#C8892B',
} as const;

export type Colour = keyof typeof palette;

/** What a drawing may have as its background. */
export type Background = Exclude<Colour, 'cotton' | 'alaari' | 'osun'>;

const LIGHT_BACKGROUNDS: readonly Background[] = ['aro300', 'calico', 'sanyan'];

/** The selvedge's light stripes: cotton, or the background where that is light. */
export function lightStripe(background: Background): Colour {
  return LIGHT_BACKGROUNDS.includes(background) ? background : 'cotton';
}
