/** The colours a drawing may use. Cotton is the page itself: a figure's colour, never a ground. */
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

/** What a picture may lie on. */
export type Ground = Exclude<Colour, 'cotton' | 'alaari' | 'osun'>;

const LIGHT_GROUNDS: readonly Ground[] = ['aro300', 'calico', 'sanyan'];

/** The selvedge's light stripes: cotton, but the ground's colour where the ground is light. */
export function lightStripe(ground: Ground): Colour {
  return LIGHT_GROUNDS.includes(ground) ? ground : 'cotton';
}
