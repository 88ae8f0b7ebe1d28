import styles from './logo.module.css';

type LogoProps = {
  name: string;
  shortName: string;
  /** CSS pixels of the mark's side. */
  size: number;
};

/** Mark and wordmark: two paths with one crossing and an open arch between them. */
export function Logo({ name, shortName, size }: LogoProps) {
  return (
    <span className={styles.root}>
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
        <path className={styles.weft} d="M3 15h24v9H12v21H3zM42 15h6v9h-6z" />
        <path className={styles.warp} d="M12 3h27v42h-9V12H12z" />
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
