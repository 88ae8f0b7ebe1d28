import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import styles from './map-frame.module.css';
import { ThirdPartyFrame } from './third-party-frame';

type MapFrameProps = { map: Site['map']; copy: Pages['embeds']['map'] };

/** The map in a frame. The address in words and two links out stand among the contact cards. */
export function MapFrame({ map, copy }: MapFrameProps) {
  return (
    <div className={styles.root}>
      <ThirdPartyFrame
        url={map.url}
        title={map.title}
        // OpenStreetMap's tiles need a Referer, which a frame without an origin does not send.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        show={copy.show}
      >
        <noscript className={styles.link}>
          <a href={map.url}>{copy.link}</a>
        </noscript>
      </ThirdPartyFrame>
    </div>
  );
}
