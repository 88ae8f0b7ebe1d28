import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/content/article';
import styles from './article-view.module.css';
import finePrint from './fine-print.module.css';
import { PostDate } from './post-date';
import { UnpublishedMark } from './unpublished-mark';

/** As wide as the window but for one margin; from 1024 px from the third column to the edge. */
const PICTURE_SIZES =
  '(min-width: 1300px) calc(50vw + 396px), (min-width: 1024px) 81vw, calc(100vw - 20px)';

type ArticleViewProps = {
  article: Article;
  readingMinutes: number;
  disclaimer: { title: string; text: string };
  /** Where the article stands in the site, over its title. */
  breadcrumb: ReactNode;
  /** Where to go from it, under its last word. */
  after: ReactNode;
  /** The body, rendered. */
  children: ReactNode;
};

/** One article: banner with its title, picture, the title once more over the text, the text. */
export function ArticleView(props: ArticleViewProps) {
  const { article, readingMinutes, disclaimer, breadcrumb, after, children } = props;
  return (
    <article aria-labelledby="title">
      <div className={styles.banner} data-ground="dark">
        {breadcrumb}
        <UnpublishedMark article={article} />
        <h1 id="title">{article.title}</h1>
      </div>
      <div className={styles.picture}>
        <Picture image={article.image} alt={article.imageAlt} sizes={PICTURE_SIZES} aboveTheFold />
      </div>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          <div>
            <dt>Published</dt>
            <dd>
              <PostDate date={article.date} />
            </dd>
          </div>
          {article.updated ? (
            <div>
              <dt className={styles.told}>Updated</dt>
              <dd>
                <PostDate date={article.updated} />
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Reading time</dt>
            <dd>{readingMinutes === 1 ? '1 minute' : `${readingMinutes} minutes`}</dd>
          </div>
        </dl>
        <div className={styles.text}>
          <p className={styles.title}>{article.title}</p>
          <p className={styles.standfirst}>{article.description}</p>
          {children}
          <aside className={finePrint.root} aria-labelledby="disclaimer">
            <h2 id="disclaimer">{disclaimer.title}</h2>
            <p>{disclaimer.text}</p>
          </aside>
          {after}
        </div>
      </div>
    </article>
  );
}
