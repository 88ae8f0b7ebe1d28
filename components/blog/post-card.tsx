import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Article } from '@/lib/content/article';
import { paths } from '@/lib/site/paths';
import styles from './post-card.module.css';
import cover from './post-card-cover.module.css';
import lead from './post-card-lead.module.css';
import row from './post-card-row.module.css';
import tile from './post-card-tile.module.css';
import { PostDate } from './post-date';
import { UnpublishedMark } from './unpublished-mark';

/**
 * A look's style sheet, and how wide its picture is: from 1296 px the page grows no wider, and where
 * a look stands in several places, the widest counts.
 */
const looks = {
  cover: { sheet: cover, sizes: '(min-width: 1296px) 690px, (min-width: 1024px) 53vw, 100vw' },
  lead: { sheet: lead, sizes: '(min-width: 1296px) 690px, (min-width: 1024px) 53vw, 100vw' },
  row: {
    sheet: row,
    sizes: '(min-width: 1296px) 384px, (min-width: 1024px) 30vw, (min-width: 768px) 200px, 104px',
  },
  tile: { sheet: tile, sizes: '(min-width: 1296px) 384px, (min-width: 768px) 30vw, 104px' },
};

export type PostCardPost = Pick<
  Article,
  'id' | 'title' | 'date' | 'description' | 'image' | 'draft'
>;

type PostCardProps = {
  post: PostCardPost;
  /**
   * lead: the first of a list, large, beside its picture. cover: the same, under its picture.
   * row: one of a list. tile: one of a few side by side.
   */
  look: keyof typeof looks;
  /** What the card's one link is: its title, or the words "Read More" under the teaser. */
  link?: 'title' | 'read-more';
  aboveTheFold?: boolean;
};

/** One article in a list: picture, date, title, teaser. One link is stretched over the card. */
export function PostCard({ post, look, link = 'title', aboveTheFold = false }: PostCardProps) {
  const href = paths.post(post.id);
  const { sheet, sizes } = looks[look];
  return (
    <article className={`${styles.root} ${sheet.root}`}>
      <div className={`${styles.picture} ${sheet.picture}`}>
        <Picture image={post.image} alt="" sizes={sizes} aboveTheFold={aboveTheFold} />
      </div>
      <p className={styles.date}>
        <PostDate date={post.date} />
      </p>
      <div className={sheet.words}>
        <UnpublishedMark article={post} />
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
    </article>
  );
}
