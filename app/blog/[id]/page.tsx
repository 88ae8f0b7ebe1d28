import type { Metadata } from 'next';
import { AdjacentArticles } from '@/components/blog/adjacent-articles';
import { ArticleBody } from '@/components/blog/article-body';
import { ArticleTiles } from '@/components/blog/article-tiles';
import { ArticleView } from '@/components/blog/article-view';
import { ShareLinks } from '@/components/blog/share-links';
import { Behaviour } from '@/components/ui/behaviour';
import { JsonLd } from '@/components/ui/json-ld';
import { getContent } from '@/lib/content/content';
import { buildBodyTree, listHeadings } from '@/lib/content/markdown/render-body';
import { readingMinutes } from '@/lib/content/markdown/readability';
import { adjacentArticles, findArticleById, otherArticles } from '@/lib/content/queries';
import { articleGraph } from '@/lib/seo/json-ld';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl, paths } from '@/lib/site/paths';
import { MissingPage } from '../../missing-page';
import { SiteShell } from '../../site-shell';

const OTHER_ARTICLES = 3;

// The page that hosts show for an article that does not exist. Without any article it is the only
// page of this route: Next cannot export a route without pages (vercel/next.js#61213).
const MISSING = 'not-found';

type ArticlePageProps = { params: Promise<{ id: string }> };

export async function generateStaticParams() {
  const { articles } = await getContent();
  return [...articles.map(({ id }) => ({ id: String(id) })), { id: MISSING }];
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const content = await getContent();
  const { site, pages, articles } = content;
  const article = findArticleById(articles, (await params).id);
  if (!article) {
    const { title, text } = pages.post.notFound;
    return unlistedMetadata(site, { title, description: text });
  }
  return pageMetadata(content, {
    ...article,
    path: paths.article(article.id),
    image: article.image.name,
  });
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const { site, pages, articles, images } = await getContent();
  const article = findArticleById(articles, (await params).id);
  if (!article) return <MissingPage missing="article" />;
  const { id, title, body } = article;
  const tree = buildBodyTree(body);
  const page = { title, url: absoluteUrl(site, paths.article(id)) };
  const adjacent = adjacentArticles(articles, article);
  return (
    <SiteShell current={paths.blog}>
      <ArticleView
        article={article}
        firm={site.name}
        readingMinutes={readingMinutes(body)}
        headings={listHeadings(tree)}
        copy={pages.post}
        links={site.navigation}
        footer={
          <>
            <ShareLinks copy={pages.post.share} page={page} />
            <AdjacentArticles copy={pages.post.adjacent} {...adjacent} />
          </>
        }
      >
        <ArticleBody tree={tree} images={images} />
      </ArticleView>
      <ArticleTiles
        {...pages.post.other}
        id="other-posts"
        articles={otherArticles(articles, id, OTHER_ARTICLES)}
        background="calico"
      />
      <Behaviour module="layout/scroll-to-top" />
      <JsonLd graph={articleGraph(site, article)} />
    </SiteShell>
  );
}
