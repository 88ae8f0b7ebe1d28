import type { Metadata } from 'next';
import { PostList } from '@/components/blog/post-list';
import { PageBanner } from '@/components/sections/page-banner';
import { JsonLd } from '@/components/ui/json-ld';
import { getContent } from '@/lib/content/content';
import { newestPosts } from '@/lib/content/queries';
import { blogGraph } from '@/lib/seo/json-ld/page-graphs';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { Frame } from '../frame';

export async function generateMetadata(): Promise<Metadata> {
  const { site, pages } = await getContent();
  return pageMetadata(site, { ...pages.blog, path: paths.blog });
}

export default async function BlogPage() {
  const { site, pages, articles } = await getContent();
  const { banner, list, search } = pages.blog;
  return (
    <Frame current={paths.blog}>
      <PageBanner {...banner} aside={{ cloth: ['seed', 'dingi', 'iye', 'rings'] }} />
      <PostList {...list} search={search} posts={newestPosts(articles)} />
      <JsonLd graph={blogGraph(site, pages.blog)} />
    </Frame>
  );
}
