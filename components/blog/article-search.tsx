import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/site/paths';
import styles from './article-search.module.css';
import type { SearchOptions } from './search-articles';

/** Form that searches the articles listed in the same `<section>`. */
export function ArticleSearch({ copy }: { copy: SearchOptions }) {
  return (
    <form
      className={styles.root}
      id="search"
      role="search"
      action={paths.blog}
      hidden
      data-needs-script=""
      data-behaviour="start-search"
      data-options={JSON.stringify(copy)}
    >
      <input type="search" name="q" placeholder={copy.label} aria-label={copy.label} />
      <button type="reset" aria-label={copy.clear}>
        <Icon name="plus" />
      </button>
      <button type="submit" aria-label={copy.label}>
        <Icon name="magnifying-glass" />
      </button>
    </form>
  );
}
