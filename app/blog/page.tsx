import type { Metadata } from 'next';
import { PostList } from '@/components/blog/post-list';
import { PageBanner } from '@/components/sections/page-banner';
import { getContent } from '@/lib/content/content';
import { newestPosts } from '@/lib/content/queries';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/paths';
import { Frame } from '../frame';

export async function generateMetadata(): Promise<Metadata> {
  const { site, pages } = await getContent();
  return pageMetadata(site, { ...pages.blog, path: paths.blog });
}

export default async function BlogPage() {
  const { pages, articles } = await getContent();
  const { banner, list } = pages.blog;
  return (
    <Frame current={paths.blog}>
      <PageBanner {...banner} aside={{ cloth: ['seed', 'dingi', 'iye', 'rings'] }} />
      <PostList {...list} posts={newestPosts(articles)} />
    </Frame>
  );
}
