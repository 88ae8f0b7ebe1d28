import { Behaviour, changedBeforeHydration } from '@/components/ui/behaviour';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeader } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { tokenize } from '@/lib/seo/tokenize.behaviour';
import { paths } from '@/lib/site/paths';
import { ArticleCard, type CardArticle } from './article-card';
import styles from './article-list.module.css';
import { searchArticles } from './article-search.behaviour';
import searchStyles from './article-search.module.css';
import { focusFirstRevealed } from './show-more.behaviour';

/** How many articles the list shows before Show More. */
const INITIAL_ARTICLES = 6;

/** How long a search waits for the words of the texts before it says so, in milliseconds. */
const TIMEOUT_MS = 4000;

type ArticleListProps = {
  title: string;
  /** Shown instead of the list while there is no article. */
  empty: string;
  search: Pages['blog']['search'];
  /** Newest first. */
  articles: readonly CardArticle[];
};

/** The list of the blog: six articles, and the others behind Show More, which cannot be undone. */
export function ArticleList({ title, empty, search, articles }: ArticleListProps) {
  const [lead, ...rows] = articles.slice(0, INITIAL_ARTICLES);
  const hidden = articles.slice(INITIAL_ARTICLES);
  if (!lead) {
    return (
      <Section labelledBy="posts">
        <SectionHeader id="posts" title={title} />
        <p className={styles.empty}>{empty}</p>
      </Section>
    );
  }
  return (
    <Section labelledBy="posts">
      <SectionHeader id="posts" title={title} look="toolbar">
        <SearchForm label={search.label} clear={search.clear} />
      </SectionHeader>
      <p
        className={styles.found}
        id="found"
        role="status"
        data-one={search.one}
        data-many={search.many}
        data-none={search.none}
        data-failed={search.failed}
      />
      <div>
        <ArticleCard article={lead} look="lead" link="read-more" aboveTheFold />
      </div>
      {rows.length > 0 ? <Rows articles={rows} /> : null}
      {hidden.length > 0 ? (
        <>
          <details className={styles.more} id="more-posts">
            <summary>
              <span className={styles.button}>Show More</span>
              <span className={styles.count}>
                {INITIAL_ARTICLES} of {articles.length} articles shown, {hidden.length} more
              </span>
            </summary>
            <Rows articles={hidden} />
          </details>
          <Behaviour run={focusFirstRevealed} targetId="more-posts" args={[]} />
        </>
      ) : null}
      <Behaviour
        run={searchArticles}
        targetId="q"
        args={['found', paths.search('*'), TIMEOUT_MS, tokenize]}
        policy={{ 'connect-src': ["'self'"] }}
      />
    </Section>
  );
}

function Rows({ articles }: { articles: readonly CardArticle[] }) {
  return (
    <ul className={styles.rows} role="list">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} look="row" link="read-more" />
        </li>
      ))}
    </ul>
  );
}

/** The field that narrows the list. Hidden, its room kept, until its behaviour runs. */
function SearchForm({ label, clear }: Pick<Pages['blog']['search'], 'label' | 'clear'>) {
  return (
    <form
      className={searchStyles.root}
      role="search"
      action={paths.blog}
      hidden
      {...changedBeforeHydration}
    >
      <label htmlFor="q">
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input id="q" type="search" name="q" placeholder={label} />
      <button type="reset" aria-label={clear}>
        <Icon name="plus" />
      </button>
      <button type="submit" aria-label={label}>
        <Icon name="magnifying-glass" />
      </button>
    </form>
  );
}
