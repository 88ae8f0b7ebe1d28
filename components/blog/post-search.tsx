import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import styles from './post-search.module.css';

type PostSearchProps = Pick<Pages['blog']['search'], 'label' | 'clear'>;

/** The field that narrows the list. Hidden, its room kept, until its behaviour runs. */
export function PostSearch({ label, clear }: PostSearchProps) {
  return (
    // Its behaviour shows it before React, in development, looks at the page.
    <form className={styles.root} role="search" action={paths.blog} hidden suppressHydrationWarning>
      <label htmlFor="q">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="magnifying-glass" />
      </label>
      <input id="q" type="search" name="q" placeholder={label} autoComplete="off" />
      <button type="reset" aria-label={clear}>
        <Icon name="plus" />
      </button>
    </form>
  );
}
