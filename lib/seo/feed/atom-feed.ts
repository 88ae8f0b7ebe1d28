import type { Article } from '@/lib/content/article';
import type { Content } from '@/lib/content/load';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { newestPosts } from '@/lib/content/queries';
import { changedOn, newestChange } from '@/lib/seo/changed-on';
import { startOfDay } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { articleHtml } from './article-html';
import { xml, type Xml } from './xml';

/**
 * Readers ask for the whole file many times a day, and keep what they have seen: 50 articles in
 * full, about a year of them, are some 150 KB as they travel. The sitemap has all.
 */
export const MOST_ENTRIES = 50;

/** Atom wants to know when a feed changed, even one in which nothing ever stood. */
const BEFORE_ANY_ARTICLE = '2000-01-01';

type FeedContent = Pick<Content, 'site' | 'articles' | 'images'> & {
  pages: {
    blog: Pick<Pages['blog'], 'description'>;
    post: Pick<Pages['post'], 'disclaimer'>;
  };
};

/**
 * Writes the Atom feed (RFC 4287): the newest articles, newest first, in full. An article's id is
 * its canonical address, which stays. The summary is a link, so that the feed can be used where it
 * is opened in a browser.
 *
 * @param content `articles` are those a visitor may see
 * @throws when an article shows a picture that is not in content/images
 */
export function atomFeed(content: FeedContent): string {
  const { site, pages, articles } = content;
  const newest = newestPosts(articles, MOST_ENTRIES);
  const absolute = (path: string) => new URL(path, site.url).href;
  const { text } = xml`<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NG">
<title>${site.name}</title>
<subtitle>${pages.blog.description}</subtitle>
<id>${absolute(paths.home)}</id>
<updated>${startOfDay(newestChange(newest) ?? BEFORE_ANY_ARTICLE)}</updated>
<link rel="self" type="application/atom+xml" href="${absolute(paths.feed)}"/>
<link rel="alternate" type="text/html" href="${absolute(paths.blog)}"/>
<author><name>${site.name}</name><uri>${absolute(paths.home)}</uri></author>
<icon>${absolute('/icons/192.png')}</icon>
<logo>${absolute('/icons/512.png')}</logo>
${newest.map((article) => entry(article, content))}</feed>
`;
  return text;
}

function entry(article: Article, { site, pages, images }: FeedContent): Xml {
  const address = new URL(paths.post(article.id), site.url).href;
  const { disclaimer } = pages.post;
  return xml`<entry>
<title>${article.title}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${startOfDay(article.date)}</published>
<updated>${startOfDay(changedOn(article))}</updated>
<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a href="${address}">${article.description}</a></div></summary>
<content type="html">${articleHtml(article, { address, images, disclaimer })}</content>
</entry>
`;
}
