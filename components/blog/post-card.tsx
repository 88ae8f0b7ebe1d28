import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Article } from '@/lib/content/article';
import { paths } from '@/lib/site/paths';
import styles from './post-card.module.css';
import { PostDate } from './post-date';

/** From 1296 px the page grows no wider. Where a look stands in several places, the widest. */
const PICTURE_SIZES = {
  lead: '(min-width: 1296px) 690px, (min-width: 1024px) 53vw, 100vw',
  row: '(min-width: 1296px) 384px, (min-width: 1024px) 30vw, (min-width: 768px) 200px, 104px',
  tile: '(min-width: 1296px) 384px, (min-width: 768px) 30vw, calc(100vw - 40px)',
};

export type PostCardPost = Pick<Article, 'id' | 'title' | 'date' | 'description' | 'image'>;

type PostCardProps = {
  post: PostCardPost;
  /** lead: the first of a list, large. row: one of a list. tile: one of a few side by side. */
  look: keyof typeof PICTURE_SIZES;
  /** What the card's one link is: its title, or the words "Read More" under the teaser. */
  link?: 'title' | 'read-more';
  aboveTheFold?: boolean;
};

/** One article in a list: picture, date, title, teaser. One link is stretched over the card. */
export function PostCard({ post, look, link = 'title', aboveTheFold = false }: PostCardProps) {
  const href = paths.post(post.id);
  return (
    <article className={`${styles.root} ${styles[look]}`}>
      <p className={styles.date}>
        <PostDate date={post.date} />
      </p>
      <div className={styles.words}>
        <h3>{link === 'title' ? <a href={href}>{post.title}</a> : post.title}</h3>
        <p className={styles.teaser}>{post.description}</p>
        {link === 'read-more' ? (
          <a className={styles.more} href={href}>
            <span>
              Read More <VisuallyHidden>about {post.title}</VisuallyHidden>
            </span>
            <Icon name="arrow-right" size={20} />
          </a>
        ) : null}
      </div>
      <div className={styles.picture}>
        <Picture
          image={post.image}
          alt=""
          sizes={PICTURE_SIZES[look]}
          aboveTheFold={aboveTheFold}
        />
      </div>
    </article>
  );
}
