import { Behaviour } from '@/components/ui/behaviour';
import { escapeHtml } from '@/components/ui/escape-html';
import { iconHtml } from '@/components/ui/icon';
import { Section, SectionHeader } from '@/components/ui/section';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import { ArticleCard, type CardArticle } from './article-card';
import styles from './article-list.module.css';
import searchStyles from './article-search.module.css';
import type startSearch from './start-search.behaviour';

/** How many articles the list shows before Show More. */
const INITIAL_ARTICLES = 6;

const FORM_ID = 'search';
const STATUS_ID = 'found';

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
        <form className={searchStyles.root} id={FORM_ID} role="search" action={paths.blog} hidden />
      </SectionHeader>
      <p className={styles.found} id={STATUS_ID} role="status" />
      <div>
        <ArticleCard article={lead} look="lead" />
      </div>
      {rows.length > 0 ? <Rows articles={rows} /> : null}
      {hidden.length > 0 ? (
        <>
          <details className={styles.more} id="more-posts">
            <summary>
              <span className={styles.button}>Show More</span>{' '}
              <span className={styles.count}>
                {INITIAL_ARTICLES} of {articles.length} articles shown, {hidden.length} more
              </span>
            </summary>
            <Rows articles={hidden} />
          </details>
          <Behaviour module="blog/show-more" target="more-posts" />
        </>
      ) : null}
      <Behaviour<typeof startSearch, 'script'>
        module="blog/start-search"
        target={FORM_ID}
        options={{
          ...search,
          status: STATUS_ID,
          index: paths.searchIndex,
          contact: paths.contact,
          fields: searchFields(search),
        }}
        files={{ script: 'blog/article-search' }}
        policy={{ 'script-src': ["'self'"], 'connect-src': ["'self'"] }}
      />
    </Section>
  );
}

function Rows({ articles }: { articles: readonly CardArticle[] }) {
  return (
    <ul className={styles.rows} role="list">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} look="row" />
        </li>
      ))}
    </ul>
  );
}

/** The content of the form once its behaviour runs: text browsers would show it before. */
function searchFields({ label, clear }: Pages['blog']['search']): string {
  const [find, forget] = [escapeHtml(label), escapeHtml(clear)];
  return [
    `<input type=search name=q placeholder="${find}" aria-label="${find}">`,
    `<button type=reset aria-label="${forget}">${iconHtml('plus')}</button>`,
    `<button type=submit aria-label="${find}">${iconHtml('magnifying-glass')}</button>`,
  ].join('');
}
