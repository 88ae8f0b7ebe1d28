import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import type { Article } from '@/lib/content/article';
import type { Heading } from '@/lib/content/markdown/render-body';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { SiteLink } from '@/lib/content/schemas/site-schema';
import { ArticleContents } from './article-contents';
import { ArticleFacts } from './article-facts';
import styles from './article-view.module.css';
import { UnpublishedMark } from './unpublished-mark';
import { Breadcrumb } from './breadcrumb';
import { FinePrint } from './fine-print';

/** As wide as the window but for one margin; from 1024 px from the third column to the edge. */
const IMAGE_SIZES =
  '(min-width: 1300px) calc(50vw + 396px), (min-width: 1024px) 81vw, calc(100vw - 20px)';

type ArticleViewProps = {
  article: Article;
  /** The firm's name: it signs an article without an author. */
  firm: string;
  readingMinutes: number;
  /** The headings of the body. */
  headings: readonly Heading[];
  copy: Pages['post'];
  /** The navigation, for the words of the breadcrumb. */
  links: readonly SiteLink[];
  /** What follows the text. */
  footer: ReactNode;
  /** The body, rendered. */
  children: ReactNode;
};

/** One article: a banner with its title, the image, the title again, the text. */
export function ArticleView(props: ArticleViewProps) {
  const { article, firm, readingMinutes, headings, copy, links, footer, children } = props;
  return (
    <article aria-labelledby="title">
      <div className={styles.banner} data-ground="dark">
        <Breadcrumb links={links} />
        <UnpublishedMark article={article} />
        <h1 id="title">{article.title}</h1>
      </div>
      <div className={styles.image}>
        <ContentImage
          image={article.image}
          alt={article.imageAlt}
          sizes={IMAGE_SIZES}
          aboveTheFold
        />
      </div>
      <div className={styles.columns}>
        <ArticleFacts article={article} firm={firm} readingMinutes={readingMinutes} />
        <ArticleContents headings={headings} />
        <div className={styles.text}>
          <p className={styles.title}>{article.title}</p>
          <p className={styles.standfirst}>{article.description}</p>
          {children}
          <FinePrint as="aside" aria-labelledby="disclaimer">
            <h2 id="disclaimer">{copy.disclaimer.title}</h2>
            <p>{copy.disclaimer.text}</p>
          </FinePrint>
          {footer}
        </div>
      </div>
    </article>
  );
}
