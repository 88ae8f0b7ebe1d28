import type { ReactNode } from 'react';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import styles from './map-frame.module.css';
import { ThirdPartyFrame } from './third-party-frame';

type MapFrameProps = {
  map: Pick<NonNullable<Site['map']>, 'url' | 'title'>;
  copy: Pages['embeds']['map'];
  /** A drawing of the place: decoration, because the page has the address and two links to maps. */
  children: ReactNode;
};

/** The provider's map, over a drawing of our own. */
export function MapFrame({ map, copy, children }: MapFrameProps) {
  return (
    <div className={styles.root}>
      <ThirdPartyFrame
        id="map"
        url={map.url}
        title={map.title}
        // OpenStreetMap's tiles need a Referer, which a frame without an origin does not send.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        show={copy.show}
      >
        {children}
      </ThirdPartyFrame>
    </div>
  );
}
