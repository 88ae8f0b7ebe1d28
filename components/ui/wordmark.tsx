import { makeImageSrc } from '@/lib/images/images';
import type { Site } from '@/lib/content/collections';
import type { Logo } from '@/lib/content/queries';
import { joinClassNames } from './class-names';
import styles from './wordmark.module.css';

type WordmarkProps = {
  logo: Logo;
  site: Pick<Site, 'name' | 'shortName'>;
  /** `light` for the header and `dark` for the footer, which shows only the short name. */
  background: 'light' | 'dark';
};

export function Wordmark({ logo, site, background }: WordmarkProps) {
  const { name, shortName } = site;
  const { containsName, darkImage } = logo;
  const isDark = background === 'dark';
  const symbolHeight = isDark ? 40 : 36;
  // A logo that contains the firm's name is taller, so that its letters are legible. The header has space for 48 px.
  const height = containsName ? 48 : symbolHeight;
  const image = (isDark && darkImage) || logo.image;
  return (
    <span className={styles.root}>
      <img
        className={joinClassNames(
          isDark && !darkImage && styles.plate,
          containsName && styles.containsName,
        )}
        // Inline a small logo in the header, so that the logo appears together with the page's text.
        src={(!isDark && image.dataUrl) || makeImageSrc(image)}
        alt={containsName ? shortName : ''}
        width={Math.round((height * image.width) / image.height)}
        height={height}
        {...(isDark && { loading: 'lazy' as const })}
      />
      {containsName ? null : (
        <span>
          {shortName}
          {!isDark && name.startsWith(shortName) ? (
            <span className={styles.rest}>{name.slice(shortName.length)}</span>
          ) : null}
        </span>
      )}
    </span>
  );
}
