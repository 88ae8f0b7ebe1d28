import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/content/text/make-html';
import disclosure from '@/components/styles/disclosure.module.css';
import styles from './article-contents.module.css';

const MIN_HEADINGS = 4;

export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles.root} aria-label="In this article">
      <details className={disclosure.root}>
        <summary>
          In this article
          <Icon name="caret-down" size={20} />
        </summary>
        <ol role="list">
          {headings.map(({ id, text }) => (
            // Links to calculators (ids without the prefix `h-`) are hidden without JavaScript, like the calculators.
            <li key={id} data-needs-script={id.startsWith('h-') ? undefined : ''}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
