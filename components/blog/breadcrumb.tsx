import type { SiteLink } from '@/lib/content/schemas/site-schema';
import type { Screen } from '@/lib/site/paths';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  /** The navigation, for its words. */
  links: readonly SiteLink[];
  /** The screens above the page, from the home page on. */
  above: readonly Screen[];
};

/** Where the page stands in the site. */
export function Breadcrumb({ links, above }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.root} role="list">
        {above.map((screen) => (
          <li key={screen}>
            <a href={screen}>{links.find(({ path }) => path === screen)?.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
