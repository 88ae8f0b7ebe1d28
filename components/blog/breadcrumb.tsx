import type { SiteLink } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import styles from './breadcrumb.module.css';

/** The pages above an article, named as in the navigation. */
export function Breadcrumb({ links }: { links: readonly SiteLink[] }) {
  const above = [paths.home, paths.blog].flatMap(
    (screen) => links.find(({ path }) => path === screen) ?? [],
  );
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.root} role="list">
        {above.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
