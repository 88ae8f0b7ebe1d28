import { ActionLink } from '@/components/ui/action-link';
import type { Article } from '@/lib/content/article';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import styles from './service-links.module.css';

type ServiceLinksProps = {
  service: Pick<Service, 'id' | 'title'>;
  copy: Pages['services']['entries'];
  articles: readonly Article[];
};

/** Links from a service to its articles and to the contact form. */
export function ServiceLinks({ service, copy, articles }: ServiceLinksProps) {
  const titleId = `${service.id}-articles`;
  return (
    <div className={styles.root}>
      {articles.length > 0 ? (
        <>
          <h4 id={titleId}>{copy.read}</h4>
          <ul aria-labelledby={titleId} role="list">
            {articles.map(({ id, title }) => (
              <li key={id}>
                <a href={paths.article(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ActionLink look="outline" href={paths.ask(service)}>
        {copy.ask.replace('{service}', service.title)}
      </ActionLink>
    </div>
  );
}
