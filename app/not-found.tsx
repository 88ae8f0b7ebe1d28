import { NotFound } from '@/components/sections/not-found';
import { newestArticles } from '@/lib/content/articles';
import { getContent } from '@/lib/content/content';
import { shortAnswers } from '@/lib/content/queries';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { SiteShell } from './site-shell';

const NEWEST_ARTICLES = 3;

export async function generateMetadata() {
  const { site, pages } = await getContent();
  return unlistedMetadata(site, pages.notFound);
}

export default function NotFoundPage() {
  return <MissingPage missing="page" />;
}

export async function MissingPage({ missing }: { missing: 'page' | 'article' }) {
  const { pages, articles } = await getContent();
  return (
    <SiteShell>
      <NotFound
        missing={missing}
        pageCopy={pages.notFound}
        articleCopy={pages.post.notFound}
        newest={newestArticles(articles, NEWEST_ARTICLES)}
        articleIds={articles.map(({ id }) => id)}
        answersTitle={pages.home.questions.title}
        answers={shortAnswers(pages.home.questions.list)}
      />
    </SiteShell>
  );
}
