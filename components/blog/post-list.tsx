import { Behaviour } from '@/components/ui/behaviour';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import { PostCard, type PostCardPost } from './post-card';
import { focusFirstRevealed } from './post-list.behaviour';
import styles from './post-list.module.css';
import { PostSearch } from './post-search';
import { searchPosts } from './post-search.behaviour';

/** How many articles the list shows before Show More. */
export const INITIAL_POSTS = 6;

/** How long the words of the texts may be on their way before that is said, in milliseconds. */
const PATIENCE = 4000;

type PostListProps = {
  title: string;
  /** What stands in place of the list while there is no article. */
  empty: string;
  search: Pages['blog']['search'];
  /** Newest first. */
  posts: readonly PostCardPost[];
};

/** The list of the blog: six articles, and the others behind Show More, which cannot be undone. */
export function PostList({ title, empty, search, posts }: PostListProps) {
  const [lead, ...rows] = posts.slice(0, INITIAL_POSTS);
  const hidden = posts.slice(INITIAL_POSTS);
  if (!lead) {
    return (
      <Section labelledBy="posts">
        <SectionHead id="posts" title={title} />
        <p className={styles.empty}>{empty}</p>
      </Section>
    );
  }
  const { label, clear, one, many, none, failed } = search;
  return (
    <Section labelledBy="posts">
      <div className={styles.head}>
        <h2 id="posts">{title}</h2>
        <PostSearch label={label} clear={clear} />
      </div>
      <p
        className={styles.found}
        id="found"
        role="status"
        data-one={one}
        data-many={many}
        data-none={none}
        data-failed={failed}
      />
      <div>
        <PostCard post={lead} look="lead" link="read-more" aboveTheFold />
      </div>
      {rows.length > 0 ? <Rows posts={rows} /> : null}
      {hidden.length > 0 ? (
        <>
          <details className={styles.more} id="more-posts">
            <summary>
              <span className={styles.button}>Show More</span>
              <span className={styles.count}>
                {INITIAL_POSTS} of {posts.length} articles shown, {hidden.length} more
              </span>
            </summary>
            <Rows posts={hidden} />
          </details>
          <Behaviour run={focusFirstRevealed} args={['more-posts']} />
        </>
      ) : null}
      <Behaviour
        run={searchPosts}
        args={['q', 'found', paths.search('*'), PATIENCE]}
        policy={{ 'connect-src': ["'self'"] }}
      />
    </Section>
  );
}

function Rows({ posts }: { posts: readonly PostCardPost[] }) {
  return (
    <ul className={styles.rows} role="list">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} look="row" link="read-more" />
        </li>
      ))}
    </ul>
  );
}
