import { Fragment } from 'react';
import { paths } from '@/lib/site/paths';
import list from '@/components/styles/list.module.css';
import type { SiteLink } from '@/lib/content/collections';
import styles from './breadcrumb.module.css';

export function Breadcrumb({ links }: { links: readonly SiteLink[] }) {
  const ancestors = [paths.home, paths.blog].flatMap(
    (ancestor) => links.find(({ path }) => path === ancestor) ?? [],
  );
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`${list.row} ${styles.root}`} role="list">
        {ancestors.map(({ path, label }, index) => (
          <Fragment key={path}>
            {index > 0 ? <li aria-hidden="true">/</li> : null}
            <li>
              <a href={path}>{label}</a>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
