import type { SiteLink } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import styles from './breadcrumb.module.css';

/** The pages above an article, with names for a navigation without them. */
const ABOVE = [
  [paths.home, 'Home'],
  [paths.blog, 'Blog'],
] as const;

/** The pages above an article, named as in the navigation. */
export function Breadcrumb({ links }: { links: readonly SiteLink[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.root} role="list">
        {ABOVE.map(([screen, name]) => (
          <li key={screen}>
            <a href={screen}>{links.find(({ path }) => path === screen)?.label ?? name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
