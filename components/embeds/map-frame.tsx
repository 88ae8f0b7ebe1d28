import type { Site } from '@/lib/content/site-schema';
import styles from './map-frame.module.css';

/** The map in a frame. The address in words and two links out stand among the contact cards. */
export function MapFrame({ map }: { map: Site['map'] }) {
  return (
    <iframe
      className={styles.root}
      src={map.url}
      title={map.title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      // OpenStreetMap's tiles need a Referer, which a frame without an origin does not send.
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  );
}
