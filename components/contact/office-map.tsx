import { Fragment } from 'react';
import type { Office, PlaceMap } from '@/lib/content/place-map';
import { classNames } from '@/components/ui/class-names';
import styles from './office-map.module.css';
import { drawLine, placeAt, type Point, type Project, projectionOf, SIDE } from './map-projection';

/** The lines in the water along its shore: how far off in pixels, and how strong. */
const WATERLINES = [
  [16, 0.4],
  [10, 0.65],
  [5, 0.9],
] as const;
const PIN =
  'M0 0C-5-7-16-15-16-26a16 16 0 0 1 32 0C16-15 5-7 0 0zM0-32a6 6 0 0 0 0 12 6 6 0 0 0 0-12z';
/** The pixels from a place to the middle of the square on a phone, whose side is 220 px. */
const toMiddle = (place: number) => Math.round(110 - (place * 220) / SIDE);

type OfficeMapProps = {
  /** Without one, the pin stands in the middle of rings. */
  map: PlaceMap | undefined;
  office: Office;
  place: string;
};

/**
 * A drawing of where the firm is, which fills its container. Decoration: the page has the address in
 * words. On a larger screen, the land grows; lines and words keep their size.
 */
export function OfficeMap({ map, office, place }: OfficeMapProps) {
  const project = map ? projectionOf(map) : (): Point => [SIDE / 2, SIDE / 2];
  const tip = project([office.longitude, office.latitude]);
  return (
    <div className={classNames(styles.root, !map && styles.rings)} aria-hidden="true">
      <svg className={styles.square}>
        <g className={styles.shift} transform={`translate(${tip.map(toMiddle).join(' ')})`}>
          {map && <Land map={map} project={project} />}
          {map && <Names map={map} project={project} />}
          <svg className={styles.spot} {...placeAt(tip)}>
            <path className={styles.pin} d={PIN} />
            <text className={styles.office} x={24} y={-17}>
              {place}
            </text>
          </svg>
        </g>
      </svg>
      {map && <p className={styles.credit}>{map.credit}</p>}
    </div>
  );
}

type LayerProps = { map: PlaceMap; project: Project };

/** Water with lines along its shore, as engravers drew it; streets over it. */
function Land({ map, project }: LayerProps) {
  const draw = (wanted: string) =>
    map.features
      .filter(({ geometry }) => geometry.type === wanted)
      .flatMap(({ geometry }) => geometry.lines.map((line) => drawLine(line.map(project))))
      .join('');
  const water = '#map-water';
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`}>
      <clipPath id="map-clip">
        <path id="map-water" className={styles.line} d={draw('Polygon')} />
      </clipPath>
      <g className={styles.water} clipPath="url(#map-clip)">
        <use href={water} />
        {WATERLINES.map(([distance, opacity]) => (
          <Fragment key={distance}>
            <use
              className={styles.waterline}
              href={water}
              strokeWidth={2 * distance + 1}
              strokeOpacity={opacity}
            />
            <use href={water} strokeWidth={2 * distance - 1} />
          </Fragment>
        ))}
      </g>
      <use className={styles.shore} href={water} />
      <path className={`${styles.line} ${styles.street}`} d={draw('LineString')} />
    </svg>
  );
}

/** Names beside their dots, away from the middle; those of water lie across it. */
function Names({ map, project }: LayerProps) {
  return map.features.map(({ geometry: { type, lines }, properties: { name, kind } }) => {
    const [[position] = []] = lines;
    if (type !== 'Point' || !name || !position) return null;
    const point = project(position);
    const isLeft = point[0] < SIDE / 2;
    return (
      <svg className={styles.spot} key={name} {...placeAt(point)}>
        {kind === 'water' ? (
          <text className={styles.waterName} textAnchor="middle" y={4}>
            {name}
          </text>
        ) : (
          <>
            <circle r={2.5} />
            <text textAnchor={isLeft ? 'end' : 'start'} x={isLeft ? -8 : 8} y={4}>
              {name}
            </text>
          </>
        )}{' '}
      </svg>
    );
  });
}
