import { notFound } from 'next/navigation';
import { ArticleTiles } from '@/components/blog/article-tiles';
import { ArticleView } from '@/components/blog/article-view';
import { JsonLd } from '@/components/ui/json-ld';
import { findArticleById, relatedArticles } from '@/lib/content/articles';
import { getContent } from '@/lib/content/content';
import { mayLinkToAdvice } from '@/lib/firm/facts';
import { articleGraph } from '@/lib/seo/json-ld';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { MissingPage } from '../../not-found';
import { SiteShell } from '../../site-shell';

const OTHER_ARTICLES = 3;

/**
 * Id of the page for missing articles. Next.js exports this page as `blog/404.html`, where hosts look for a 404 page.
 * The page also lets Next.js export this dynamic route if there are no articles (vercel/next.js#61213).
 */
const MISSING_ARTICLE = '404';

export async function generateStaticParams() {
  const { articles } = await getContent();
  return [...articles.map(({ id }) => ({ id: String(id) })), { id: MISSING_ARTICLE }];
}

export async function generateMetadata({ params }: PageProps<'/blog/[id]'>) {
  const { site, pages, articles } = await getContent();
  const article = findArticleById(articles, (await params).id);
  if (!article) {
    const { title, text } = pages.post.notFound;
    return unlistedMetadata(site, { title, description: text });
  }
  return pageMetadata(site, { ...article, path: paths.article(article.id) });
}

export default async function ArticlePage({ params }: PageProps<'/blog/[id]'>) {
  const { site, pages, articles } = await getContent();
  const { id } = await params;
  if (id === MISSING_ARTICLE) return <MissingPage missing="article" />;
  const article = findArticleById(articles, id);
  // The id can be unknown only in development, because a build renders only the ids from `generateStaticParams`.
  if (!article) notFound();
  const others = articles.filter((other) => other !== article).slice(0, OTHER_ARTICLES);
  const subject = mayLinkToAdvice(site, article) ? article.title : undefined;
  return (
    <SiteShell currentPath={paths.article(article.id)} chatSubject={subject}>
      <ArticleView
        site={site}
        article={article}
        copy={pages.post}
        related={relatedArticles(articles, article, others)}
      />
      <ArticleTiles {...pages.post.other} id="other-posts" articles={others} background="calico" />
      <JsonLd graph={articleGraph(site, article)} />
    </SiteShell>
  );
}
