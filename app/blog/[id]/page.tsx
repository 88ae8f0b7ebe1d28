import type { Metadata } from 'next';
import { ArticleBody } from '@/components/blog/article-body';
import { ArticleFoot } from '@/components/blog/article-foot';
import { ArticleView } from '@/components/blog/article-view';
import { Breadcrumb } from '@/components/blog/breadcrumb';
import { OtherPosts } from '@/components/blog/other-posts';
import { scrollToTopOnEntry } from '@/components/layout/scroll-to-top.behaviour';
import { Behaviour } from '@/components/ui/behaviour';
import { JsonLd } from '@/components/ui/json-ld';
import { getContent } from '@/lib/content/content';
import { readingMinutes } from '@/lib/content/markdown/readability';
import { adjacentPosts, findPost, otherPosts } from '@/lib/content/queries';
import { postGraph } from '@/lib/seo/json-ld/page-graphs';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl, paths } from '@/lib/site/paths';
import { Frame } from '../../frame';
import { MissingPage } from '../../missing-page';

const OTHER_POSTS = 3;

// The page that hosts show for an article that does not exist. It also is the one page of this
// route when there is no article at all: an export with none fails (vercel/next.js#61213).
const MISSING = 'not-found';

type PostPageProps = { params: Promise<{ id: string }> };

export async function generateStaticParams() {
  const { articles } = await getContent();
  return [...articles.map(({ id }) => ({ id: String(id) })), { id: MISSING }];
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { site, pages, articles } = await getContent();
  const post = findPost(articles, (await params).id);
  if (!post) {
    const { title, text } = pages.post.notFound;
    return unlistedMetadata(site, { title, description: text });
  }
  return pageMetadata(site, {
    ...post,
    path: paths.post(post.id),
    image: post.image.name,
    imageAlt: post.imageAlt || post.title,
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { site, pages, articles, images } = await getContent();
  const post = findPost(articles, (await params).id);
  if (!post) return <MissingPage missing="article" />;
  const { id, title, body } = post;
  const url = absoluteUrl(site, paths.post(id));
  const adjacent = adjacentPosts(articles, post);
  return (
    <Frame current={paths.blog}>
      <ArticleView
        article={post}
        readingMinutes={readingMinutes(body)}
        disclaimer={pages.post.disclaimer}
        breadcrumb={<Breadcrumb links={site.navigation} above={[paths.home, paths.blog]} />}
        after={<ArticleFoot copy={pages.post} page={{ title, url }} {...adjacent} />}
      >
        <ArticleBody body={body} images={images} />
      </ArticleView>
      <OtherPosts copy={pages.post.other} posts={otherPosts(articles, id, OTHER_POSTS)} />
      <Behaviour run={scrollToTopOnEntry} args={[]} />
      <JsonLd graph={postGraph(site, post)} />
    </Frame>
  );
}
