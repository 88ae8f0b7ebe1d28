import type { ReactElement } from 'react';
import { buildBodyTree } from '@/lib/content/markdown/render-body';
import { makeArticle, makeSite } from '@/lib/content/test-content';
import { ArticleBody } from './blog/article-body';
import { ArticleCard } from './blog/article-card';
import { ArticleView } from './blog/article-view';
import { MarketTicker } from './embeds/market-ticker';
import { NewsletterForm } from './embeds/newsletter-form';
import { HOSTILE, logo, pages } from './test-content';
import { showPage } from './test-page';

// Tests of JSON-LD, behaviours, frames, maps, the form and the search are beside their components.

const article = makeArticle({ title: HOSTILE, description: HOSTILE, imageAlt: HOSTILE });
const body = `${HOSTILE}\n\n**${HOSTILE}**\n1. ${HOSTILE}\n- ${HOSTILE}\n\n|${HOSTILE}|\n|-|\n|${HOSTILE}|`;

test.each<[string, ReactElement]>([
  ['the lead card', <ArticleCard article={article} look="lead" />],
  [
    'an article',
    <ArticleView
      {...{ article, firm: HOSTILE, readingMinutes: 5, copy: pages.post, links: [] }}
      headings={['a', 'b', 'c', 'd'].map((id) => ({ id, text: HOSTILE }))}
      footer={null}
    >
      <ArticleBody tree={buildBodyTree(body)} images={new Map()} />
    </ArticleView>,
  ],
  [
    'the ticker',
    <MarketTicker copy={{ ...pages.embeds.ticker, title: HOSTILE, source: HOSTILE }} />,
  ],
  [
    'the newsletter’s form',
    <NewsletterForm
      site={makeSite({ name: HOSTILE, shortName: HOSTILE })}
      logo={logo}
      copy={{ ...pages.footer.newsletter, title: HOSTILE, text: HOSTILE }}
    />,
  ],
])('%s shows a hostile text as text', (_what, page) => {
  showPage(page);
  expect(document.querySelector('[onerror], script:not([type])')).toBeNull();
  expect(document.body).toHaveTextContent(HOSTILE);
});
