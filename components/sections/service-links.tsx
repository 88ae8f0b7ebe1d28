import type { Service } from '@/lib/content/schemas/lists-schema';
import styles from './service-links.module.css';

type ServiceLinksProps = { title: string; services: readonly Service[] };

export function ServiceLinks({ title, services }: ServiceLinksProps) {
  return (
    <nav className={styles.root} aria-label={title}>
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
