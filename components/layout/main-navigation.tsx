import styles from './main-navigation.module.css';
import { NavigationLinks, type NavigationProps } from './navigation-links';

/** The menu as a bar of links, from the medium width on. */
export function MainNavigation(props: NavigationProps) {
  return (
    <nav className={styles.root} aria-label="Main">
      <NavigationLinks {...props} />
    </nav>
  );
}
