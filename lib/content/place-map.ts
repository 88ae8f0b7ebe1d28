import { z } from 'zod';
import { expected, latitude, longitude, oneOf, optional, text } from './schemas/fields';
import type { Site } from './schemas/site-schema';

/** Optional: without it, the contact page shows the pin alone. */
export const MAP_FILE = 'content/map.geojson';

const POSITION = expected('[longitude, latitude]');
/** A height, which nothing needs, may follow. */
const position = z.tuple([longitude, latitude], POSITION).rest(z.number(POSITION));

const POSITIONS = expected('a list of [longitude, latitude]');
const line = z.array(position, POSITIONS).min(2, { error: 'write at least two positions' });

/** The kinds of geometry, each as a list of lines: a point is one line of one position. */
const geometries = {
  Point: position.transform((point) => [[point]]),
  LineString: line.transform((only) => [only]),
  Polygon: z.array(line, POSITIONS),
};

const geometry = z
  .object({ type: oneOf(['Point', 'LineString', 'Polygon']), coordinates: z.unknown() })
  .transform(({ type, coordinates }, context) => {
    const { data, error } = geometries[type].safeParse(coordinates);
    if (data) return { type, lines: data };
    // One problem is enough: hundreds of positions may have the same.
    for (const { message, path } of error.issues.slice(0, 1))
      context.addIssue({ code: 'custom', path: ['coordinates', ...path], message });
    return z.NEVER;
  });

const feature = z.object({
  geometry,
  properties: optional(
    z.object({
      /** Written at a point. */
      name: optional(text('a name')),
      /** A name of water is written across it; any other name is beside a dot. */
      kind: optional(oneOf(['water'])),
    }),
    { name: undefined, kind: undefined },
  ),
});

const SIDES = '[west, south, east, north] in degrees, the part that is always visible';

/** Of six numbers, the third and the last are heights. */
const withoutHeights = (sides: unknown): unknown =>
  Array.isArray(sides) && sides.length === 6
    ? sides.filter((_side, index) => index % 3 < 2)
    : sides;

/**
 * `content/map.geojson` (RFC 7946): areas of water, streets as lines, names at points. Programs that
 * write GeoJSON add fields of their own, which are ignored.
 */
export const placeMapSchema = z.object({
  type: z.literal('FeatureCollection', expected('"FeatureCollection"')),
  bbox: z
    .preprocess(
      withoutHeights,
      z.tuple([longitude, latitude, longitude, latitude], expected(SIDES)),
    )
    .refine(([west, south, east, north]) => west < east && south < north, {
      error: `write ${SIDES}`,
    }),
  /** Shown on the drawing. */
  credit: text('whose data this is'),
  features: z.array(feature),
});

export type PlaceMap = z.output<typeof placeMapSchema>;

/** The point of the office, in degrees. */
export type Office = Pick<NonNullable<Site['map']>, 'latitude' | 'longitude'>;

/** Whether the office of `content/site.yaml` is on a map: the page shows no other map. */
export function showsOffice({ bbox }: PlaceMap, { latitude, longitude }: Office): boolean {
  const [west, south, east, north] = bbox;
  return west < longitude && longitude < east && south < latitude && latitude < north;
}
