import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { paths } from '@/lib/site/paths';
import styles from './other-posts.module.css';
import { PostCard, type PostCardPost } from './post-card';

type OtherPostsProps = {
  copy: { title: string; action: string };
  posts: readonly PostCardPost[];
};

/** Three further articles under the one that was read. Absent while there is no other. */
export function OtherPosts({ copy, posts }: OtherPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="other-posts" ground="calico">
      <SectionHead
        id="other-posts"
        title={copy.title}
        action={{ href: paths.blog, text: copy.action }}
      />
      <ul className={styles.root} role="list">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} look="tile" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
