import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { Screen } from '@/lib/site/paths';

export type NavigationProps = {
  site: Site;
  /** The screen the visitor is on, or the one it belongs to. */
  current: Screen | undefined;
};

/** The links of the navigation; the current one is marked. */
export function NavigationLinks({
  site,
  current,
  hasArrows,
}: NavigationProps & { hasArrows?: boolean }) {
  return (
    <ul role="list">
      {site.navigation.map(({ label, path }) => (
        <li key={path}>
          <a href={path} aria-current={path === current ? 'page' : undefined}>
            {label}
            {hasArrows ? <Icon name="arrow-right" size={20} /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
