import type { SiteLink } from '@/lib/content/schemas/site-schema';
import type { Screen } from '@/lib/site/paths';
import styles from './main-navigation.module.css';

type MainNavigationProps = { links: readonly SiteLink[]; current: Screen | undefined };

/** The bar of links from the medium width up. Below it, the phone menu stands in its place. */
export function MainNavigation({ links, current }: MainNavigationProps) {
  return (
    <nav className={styles.root} aria-label="Main">
      <ul role="list">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
