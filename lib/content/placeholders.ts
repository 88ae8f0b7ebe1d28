import { formatLocality } from '@/lib/firm/address';
import { describeBroker, type Firm } from '@/lib/firm/facts';
import type { Embeds } from '@/lib/site/providers';

/** Names that texts in YAML files may contain in braces, such as `{city}`. */
export const placeholderNames = ['name', 'shortName', 'place', 'city'] as const;

/** Names that MDX files may contain, such as `{props.city}`. */
export const prosePlaceholders = [...placeholderNames, 'broker'] as const;

export type Placeholders = Readonly<Record<(typeof prosePlaceholders)[number], string>>;

export function getPlaceholderValues(firm: Firm): Placeholders {
  const { name, shortName, address, insuranceBroker } = firm;
  const broker = describeBroker(insuranceBroker);
  return { name, shortName, place: formatLocality(address), city: address.city, broker };
}

type Conditions = Embeds & Pick<Firm, 'insuranceBroker'>;

/** Conditions that MDX files can test: `<When on="broker">` renders its children only if the firm has a broker. */
export const proseConditions = {
  broker: ({ insuranceBroker }: Conditions) => insuranceBroker.url !== undefined,
  map: ({ map }: Conditions) => map !== undefined,
  newsletter: ({ newsletter }: Conditions) => newsletter.url !== undefined,
  ticker: ({ ticker }: Conditions) => ticker.symbols.length > 0,
  analytics: ({ analytics }: Conditions) => analytics !== undefined,
  /** Whether pages load third-party content: an iframe, the ticker or an analytics script. */
  frames: ({ map, newsletter, ticker, analytics }: Conditions) =>
    Boolean(map ?? newsletter.url ?? analytics) || ticker.symbols.length > 0,
  noAnalytics: ({ analytics }: Conditions) => analytics === undefined,
};
