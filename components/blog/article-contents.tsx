import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/content/markdown/parse';
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
            // If JavaScript is off, hide the links to calculators, because calculators are hidden too.
            // The ids of headings start with `h-`, but the ids of calculators do not.
            <li key={id} data-needs-script={id.startsWith('h-') ? undefined : ''}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
