import { ContentImage } from '@/components/ui/content-image';
import type { ImageAsset } from '@/lib/images/images';
import type { Site } from '@/lib/content/collections';
import styles from './map-frame.module.css';
import { ThirdPartyFrame } from './third-party-frame';

const PIN =
  'M0 0C-5-7-16-15-16-26a16 16 0 0 1 32 0C16-15 5-7 0 0zM0-32a6 6 0 0 0 0 12 6 6 0 0 0 0-12z';

type MapFrameProps = {
  map: Pick<NonNullable<Site['map']>, 'url' | 'title' | 'credit'>;
  drawing: ImageAsset | undefined;
  place: string;
};

/** Screen readers skip the drawing and the pin, because the page also contains the address and links to maps. */
export function MapFrame({ map, drawing, place }: MapFrameProps) {
  return (
    <div className={styles.root}>
      <ThirdPartyFrame
        id="map"
        url={map.url}
        title={map.title}
        buttonText={`Load the map (${new URL(map.url).hostname})`}
      >
        {drawing ? (
          <div className={styles.picture} aria-hidden="true">
            {drawing.inlineSvg === undefined ? (
              <ContentImage image={drawing} alt="" sizes="100vw" aboveTheFold />
            ) : (
              <div dangerouslySetInnerHTML={{ __html: drawing.inlineSvg }} />
            )}
            {map.credit ? <p className={styles.credit}>{map.credit}</p> : null}
          </div>
        ) : (
          <div className={`${styles.picture} ${styles.rings}`} aria-hidden="true">
            <svg width="1" height="1">
              <path d={PIN} />
              <text x={24} y={-17}>
                {place}
              </text>
            </svg>
          </div>
        )}
      </ThirdPartyFrame>
    </div>
  );
}
