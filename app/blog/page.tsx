import { ArticleList } from '@/components/blog/article-list';
import { PageBanner } from '@/components/sections/page-banner';
import { newestArticles } from '@/lib/content/articles';
import { getContent } from '@/lib/content/content';
import { mainPageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from '../site-shell';

export const generateMetadata = async () => mainPageMetadata(await getContent(), 'blog');

export default async function BlogPage() {
  const { pages, articles } = await getContent();
  const { banner, list, topics } = pages.blog;
  return (
    <SiteShell currentPath={paths.blog}>
      <PageBanner {...banner} picture={pages.blog.image} />
      <ArticleList title={list.title} topics={topics.list} articles={newestArticles(articles)} />
    </SiteShell>
  );
}
