import { classNames } from '@/components/ui/class-names';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Article } from '@/lib/content/article';
import { isPublished } from '@/lib/content/queries';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import cover from './article-card-cover.module.css';
import lead from './article-card-lead.module.css';
import row from './article-card-row.module.css';
import tile from './article-card-tile.module.css';
import styles from './article-card.module.css';
import mark from './unpublished-mark.module.css';

/**
 * A look's style sheet, and how wide its image is: in the widest of the places where the look is
 * used. From 1296 px on the page grows no wider.
 */
const looks = {
  cover: { sheet: cover, sizes: '(min-width: 1296px) 384px, (min-width: 768px) 30vw, 100vw' },
  lead: { sheet: lead, sizes: '(min-width: 1296px) 690px, (min-width: 1024px) 53vw, 100vw' },
  row: {
    sheet: row,
    sizes: '(min-width: 1296px) 384px, (min-width: 1024px) 30vw, (min-width: 768px) 200px, 104px',
  },
  tile: { sheet: tile, sizes: '(min-width: 1296px) 384px, (min-width: 768px) 30vw, 104px' },
};

export type CardArticle = Pick<
  Article,
  'id' | 'title' | 'date' | 'description' | 'image' | 'draft'
>;

type ArticleCardProps = {
  article: CardArticle;
  /**
   * lead: the first of a list, above the fold, large, beside its image. row: one of a list. tile: one
   * of a few side by side, a row on a phone. cover: the first of such tiles, large on a phone.
   */
  look: keyof typeof looks;
};

/**
 * One article in a list: image, date, title, teaser. One link is stretched over the card: its title,
 * or in a list of one below the other the words "Read More".
 */
export function ArticleCard({ article, look }: ArticleCardProps) {
  const { id, title, date, description, image } = article;
  const { sheet, sizes } = looks[look];
  const hasReadMore = look === 'lead' || look === 'row';
  const titleId = `post-${id}`;
  return (
    <article className={classNames(styles.root, sheet.root)} aria-labelledby={titleId}>
      <div className={classNames(styles.image, sheet.image)}>
        <ContentImage image={image} alt="" sizes={sizes} aboveTheFold={look === 'lead'} />
      </div>
      <p className={classNames(styles.date, sheet.date)}>
        <ArticleDate date={date} />
      </p>
      <div className={sheet.words}>
        <UnpublishedMark article={article} />
        <h3 id={titleId}>{hasReadMore ? title : <a href={paths.article(id)}>{title}</a>}</h3>
        <p className={styles.teaser}>{description}</p>
        {hasReadMore ? (
          <a className={styles.more} href={paths.article(id)}>
            <span>
              Read More <VisuallyHidden>about {title}</VisuallyHidden>
            </span>
            <Icon name="arrow-right" size={20} />
          </a>
        ) : null}
      </div>
    </article>
  );
}

/** A day in the long form, with the machine's form in its attribute. */
export function ArticleDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

/** Tells editors, who see unpublished articles in development, why visitors do not see this one. */
export function UnpublishedMark({ article }: { article: Pick<Article, 'draft' | 'date'> }) {
  if (isPublished(article)) return null;
  return (
    <strong className={mark.root}>
      {article.draft ? 'Draft: not published' : `Appears on ${formatDate(article.date)}`}
    </strong>
  );
}
