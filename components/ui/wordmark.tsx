import type { Logo } from '@/lib/images/image-index';
import { imageSource } from '@/lib/images/variants';
import { classNames } from './class-names';
import styles from './wordmark.module.css';

type WordmarkProps = {
  logo: Logo;
  /** Without a full name, the short one stands alone. */
  firm: { name?: string; shortName: string };
  size: number;
  ground: 'light' | 'dark';
};

/**
 * The firm's logo and its name beside it, unless the logo has the name in it. On a dark background, a logo
 * without a dark version gets a plate in the colour of the page.
 */
export function Wordmark({ logo, firm, size, ground }: WordmarkProps) {
  const { name = '', shortName } = firm;
  const { hasName, onDark } = logo;
  const isDark = ground === 'dark';
  const image = (isDark && onDark) || logo.image;
  return (
    <span className={styles.root}>
      <img
        className={classNames(isDark && !onDark && styles.plate, hasName && styles.whole)}
        // Visitors see the header first, so a small logo is part of the page there.
        src={(!isDark && image.dataUrl) || imageSource(image)}
        alt={hasName ? shortName : ''}
        width={Math.round((size * image.width) / image.height)}
        height={size}
        {...(isDark && { loading: 'lazy' as const })}
      />
      {hasName ? null : (
        <span>
          {shortName}
          {name.startsWith(shortName) ? (
            <span className={styles.rest}>{name.slice(shortName.length)}</span>
          ) : null}
        </span>
      )}
    </span>
  );
}
