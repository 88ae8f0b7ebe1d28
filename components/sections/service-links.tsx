import { SERVICES_TITLE } from '@/lib/site/labels';
import type { Service } from '@/lib/content/collections';
import styles from './service-links.module.css';

export function ServiceLinks({ services }: { services: readonly Service[] }) {
  return (
    <nav className={styles.root} aria-label={SERVICES_TITLE}>
      <ul role="list">
        {services.map(({ id, title, shortTitle, label = title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{label}</span>
              <span>{shortTitle === undefined ? title : label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
