import { PostCard, type PostCardPost } from '@/components/blog/post-card';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { paths } from '@/lib/site/paths';
import styles from './latest-blogs.module.css';

type LatestBlogsProps = {
  title: string;
  action: string;
  posts: readonly PostCardPost[];
};

/** The newest articles: one large, the others beside it. Absent while there is none. */
export function LatestBlogs({ title, action, posts }: LatestBlogsProps) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <Section labelledBy="latest">
      <SectionHead id="latest" title={title} action={{ href: paths.blog, text: action }} />
      <div className={styles.posts}>
        <PostCard post={lead} look="cover" />
        {others.length > 0 ? (
          <div className={styles.others}>
            {others.map((post) => (
              <PostCard key={post.id} post={post} look="tile" />
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
