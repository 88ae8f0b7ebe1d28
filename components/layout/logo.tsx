import styles from './logo.module.css';

type LogoProps = {
  name: string;
  shortName: string;
  /** The mark's side in CSS pixels, a multiple of 4: its straight lines lie on twelfths of it. */
  size: number;
};

/**
 * Mark and wordmark: two paths that cross once, as threads do, and carry a deck over an open arch.
 * It is the drawing of content/images/logo.svg, written into the page so that CSS can colour it.
 */
export function Logo({ name, shortName, size }: LogoProps) {
  return (
    <span className={styles.root}>
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
        <path d="M0 48v-6A42 42 0 0 1 42 0h6v12h-6a30 30 0 0 0-30 30v6z" />
        <path d="M0 0h6a42 42 0 0 1 13 2A46 46 0 0 0 7 12H0zM39 16a42 42 0 0 1 9 26v6H36v-6a30 30 0 0 0-9-21.4A26 26 0 0 1 39 16z" />
      </svg>
      <span>
        {shortName}
        {name.startsWith(shortName) ? (
          <span className={styles.rest}>{name.slice(shortName.length)}</span>
        ) : null}
      </span>
    </span>
  );
}
