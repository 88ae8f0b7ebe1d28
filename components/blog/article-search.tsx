import { Icon } from '@/components/ui/icon';
import { SEARCH_LABEL } from '@/lib/site/labels';
import { paths } from '@/lib/site/paths';
import styles from './article-search.module.css';

/** Only the blog page can show results. On other pages, the form opens the blog page. */
export function ArticleSearch({ isOnBlog = false }: { isOnBlog?: boolean }) {
  return (
    <form
      className={styles.root}
      id="search"
      role="search"
      action={paths.blog}
      data-needs-script=""
      {...(isOnBlog && { hidden: true, 'data-behaviour': 'start-search' })}
    >
      <input type="search" name="q" placeholder={SEARCH_LABEL} aria-label={SEARCH_LABEL} />
      <button type="reset" aria-label="Clear the search">
        <Icon name="plus" />
      </button>
      <button type="submit" aria-label={SEARCH_LABEL}>
        <Icon name="magnifying-glass" />
      </button>
    </form>
  );
}
