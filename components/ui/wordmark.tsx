import type { Logo, LogoGround } from '@/lib/images/logo';
import { classNames } from './class-names';
import styles from './wordmark.module.css';

type WordmarkProps = {
  logo: Logo;
  /** Without a full name, the short one stands alone. */
  firm: { name?: string; shortName: string };
  /** How high the logo is, in CSS pixels. */
  size: number;
  ground: LogoGround;
};

/**
 * The firm's logo and its name beside it, unless the logo has the name in it. On dark, a logo without a
 * version of its own for dark gets a plate in the colour of the page.
 */
export function Wordmark({ logo, firm, size, ground }: WordmarkProps) {
  const { name = '', shortName } = firm;
  const { width, height, hasName, hasDarkVersion, urls } = logo;
  return (
    <span className={styles.root}>
      <img
        className={classNames(ground === 'dark' && !hasDarkVersion && styles.plate)}
        src={urls[ground]}
        alt={hasName ? shortName : ''}
        width={Math.round((size * width) / height)}
        height={size}
        {...(ground === 'dark' && { loading: 'lazy' as const })}
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
