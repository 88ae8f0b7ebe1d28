import type { Logo } from '@/lib/images/image-index';
import { imageSource } from '@/lib/images/variants';
import { classNames } from './class-names';
import styles from './wordmark.module.css';

type WordmarkProps = {
  logo: Logo;
  firm: { name?: string; shortName: string };
  size: number;
  ground: 'light' | 'dark';
};

export function Wordmark({ logo, firm, size, ground }: WordmarkProps) {
  const { name = '', shortName } = firm;
  const { hasName, onDark } = logo;
  const isDark = ground === 'dark';
  const image = (isDark && onDark) || logo.image;
  return (
    <span className={styles.root}>
      <img
        className={classNames(isDark && !onDark && styles.plate, hasName && styles.containsName)}
        // Only the header has a light background. Visitors see the header first, so a small logo is inlined there.
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
