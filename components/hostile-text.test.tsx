import type { ReactElement } from 'react';
import { makeArticle, makeSite } from '@/lib/content/test-content';
import { ArticleCard } from './blog/article-card';
import { ArticleView } from './blog/article-view';
import { MarketTicker } from './embeds/market-ticker';
import { NewsletterForm } from './embeds/newsletter-form';
import { HOSTILE, logo, pages } from './test-content';
import { showPage } from './test-page';

// Tests of JSON-LD, behaviours, frames, maps, the form and the search are beside their components.

const lines = `**${HOSTILE}**\n`.repeat(4);
const body = `${HOSTILE}\n\n${lines}1. ${HOSTILE}\n- ${HOSTILE}\n\n|${HOSTILE}|\n|-|\n|${HOSTILE}|`;
const article = makeArticle({ title: HOSTILE, description: HOSTILE, imageAlt: HOSTILE, body });

test.each<[string, ReactElement]>([
  ['the lead card', <ArticleCard article={article} look="lead" />],
  [
    'an article',
    <ArticleView
      {...{ article, copy: pages.post, images: new Map() }}
      site={makeSite({ name: HOSTILE })}
      service={undefined}
      related={[article]}
      adjacent={{ previous: article, next: undefined }}
    />,
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
