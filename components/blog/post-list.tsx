import { Behaviour } from '@/components/ui/behaviour';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { PostCard, type PostCardPost } from './post-card';
import { focusFirstRevealed } from './post-list.behaviour';
import styles from './post-list.module.css';

/** How many articles the list shows before Show More. */
export const INITIAL_POSTS = 6;

type PostListProps = {
  title: string;
  /** What stands in place of the list while there is no article. */
  empty: string;
  /** Newest first. */
  posts: readonly PostCardPost[];
};

/** The list of the blog: six articles, and the others behind Show More, which cannot be undone. */
export function PostList({ title, empty, posts }: PostListProps) {
  const [lead, ...rows] = posts.slice(0, INITIAL_POSTS);
  const hidden = posts.slice(INITIAL_POSTS);
  return (
    <Section labelledBy="posts">
      <SectionHead id="posts" title={title} />
      {lead ? (
        <PostCard post={lead} look="lead" link="read-more" aboveTheFold />
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
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
