import { ContentImage } from '@/components/ui/content-image';
import finePrint from '@/components/styles/fine-print.module.css';
import list from '@/components/styles/list.module.css';
import type { Article, Pages, Site } from '@/lib/content/collections';
import { mayLinkToAdvice } from '@/lib/firm/facts';
import { absoluteUrl, paths } from '@/lib/site/paths';
import { UnpublishedLabel } from './article-card';
import { ArticleContactLinks } from './article-contact-links';
import { ArticleBody } from './article-body';
import { ArticleChanges } from './article-changes';
import { ArticleContents } from './article-contents';
import { ArticleFacts } from './article-facts';
import styles from './article-view.module.css';
import { Breadcrumb } from './breadcrumb';
import { ShareLinks } from './share-links';

/** Below 48em, the image is as wide as the viewport. From 48em, it spans five of twelve columns. */
const IMAGE_SIZES =
  '(min-width: 126.75em) 900px, (min-width: 81em) max(540px, 50vw - 114px), (min-width: 48em) 42vw, 100vw';

type ArticleViewProps = {
  site: Site;
  article: Article;
  copy: Pages['post'];
  related: readonly Article[];
};

/** The table of contents comes after the opening paragraphs, so that phones show the first sentence sooner. */
export function ArticleView({ site, article, copy, related }: ArticleViewProps) {
  const { id, title, text } = article;
  const firstStep = [site.answers.firstTalk, site.answers.replyTime].filter(Boolean).join(' ');
  const hasContactLinks = mayLinkToAdvice(site, article);
  const askLinks = hasContactLinks ? <ArticleContactLinks site={site} title={title} /> : null;
  return (
    <article aria-labelledby="title">
      <div className={styles.banner} data-ground="dark">
        <div className={styles.heading}>
          <Breadcrumb links={site.navigation} />
          <UnpublishedLabel article={article} />
          <h1 id="title">{title}</h1>
          <div className={styles.summary}>
            {article.answer ? <p className={styles.answer}>{article.answer}</p> : null}
            <p>{article.description}</p>
          </div>
        </div>
        <div className={styles.image}>
          <ContentImage
            image={article.image}
            alt={article.imageAlt}
            sizes={IMAGE_SIZES}
            aboveTheFold
          />
        </div>
      </div>
      <div className={styles.columns}>
        <ArticleFacts article={article} firmName={site.name} />
        <div>
          <ArticleBody html={text.opening} article={article} hasContactLinks={hasContactLinks} />
          <ArticleChanges changes={article.changes} />
          {askLinks}
        </div>
        <ArticleContents headings={text.headings} />
        <div>
          <ArticleBody html={text.rest} article={article} hasContactLinks={hasContactLinks} />
          <aside className={finePrint.root} aria-labelledby="disclaimer">
            <h2 id="disclaimer">{copy.disclaimer.title}</h2>
            <p>{copy.disclaimer.text}</p>
          </aside>
          {askLinks}
          {hasContactLinks && firstStep ? <p className={finePrint.root}>{firstStep}</p> : null}
          {related.length > 0 ? (
            <nav className={finePrint.root} aria-labelledby="related">
              <h2 id="related">Related</h2>
              <ul className={list.links} role="list">
                {related.map((relatedArticle) => (
                  <li key={relatedArticle.id}>
                    <a href={paths.article(relatedArticle.id)}>{relatedArticle.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <ShareLinks title={title} url={absoluteUrl(site, paths.article(id))} />
        </div>
      </div>
    </article>
  );
}
