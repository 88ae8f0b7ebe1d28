import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import type { Content } from '@/lib/content/load';
import { changedOn, newestArticles } from '@/lib/content/queries';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { withoutLinks } from '@/lib/content/text/split-links';
import { findImage } from '@/lib/images/image-index';
import { imageSource } from '@/lib/images/variants';
import { formatDate, startOfDay } from '@/lib/site/dates';
import { escapeHtml } from '@/lib/site/escape';
import { absoluteUrl, LANGUAGE, paths } from '@/lib/site/paths';
import { newestChange } from './machine-files';
import { socialCardPath } from './social-cards';

/**
 * Feed readers fetch the whole file many times a day, and keep what they have seen. 50 articles in full,
 * about a year of them, are some 150 KB compressed. The sitemap has all articles.
 */
export const MAX_ENTRIES = 50;

/** The day of change of a feed without articles, because Atom requires one. */
const BEFORE_ANY_ARTICLE = '2000-01-01';

type FeedContent = Pick<Content, 'site' | 'articles' | 'images'> & {
  pages: {
    blog: Pick<Pages['blog'], 'description'>;
    post: Pick<Pages['post'], 'disclaimer'>;
  };
};

/**
 * Writes the Atom feed (RFC 4287): the newest articles, newest first, in full. An article's id is its
 * canonical URL, which does not change. The summary is a link, so that readers of the feed in a browser can
 * open the article.
 *
 * @param content `articles` are those that a visitor may see
 */
export function atomFeed(content: FeedContent): string {
  const { site, pages, articles } = content;
  const newest = newestArticles(articles, MAX_ENTRIES);
  const home = absoluteUrl(site, paths.home);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<title>${escape(site.name)}</title>
<subtitle>${escape(pages.blog.description)}</subtitle>
<id>${home}</id>
<updated>${startOfDay(newestChange(newest) ?? BEFORE_ANY_ARTICLE)}</updated>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(site, paths.feed)}"/>
<link rel="alternate" type="text/html" href="${absoluteUrl(site, paths.blog)}"/>
${writeAuthor(site.name, home)}<icon>${absoluteUrl(site, '/icons/192.png')}</icon>
<logo>${absoluteUrl(site, '/icons/512.png')}</logo>
${newest.map((article) => writeEntry(article, content)).join('')}</feed>
`;
}

function writeEntry(article: Article, content: FeedContent): string {
  const url = absoluteUrl(content.site, paths.article(article.id));
  const { author } = article;
  return `<entry>
<title>${escape(article.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${startOfDay(article.date)}</published>
<updated>${startOfDay(changedOn(article))}</updated>
${author ? writeAuthor(author.name, absoluteUrl(content.site, paths.person(author.id))) : ''}<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a href="${url}">${escape(article.description)}</a></div></summary>
<content type="html">${escape(articleHtml(article, url, content))}</content>
</entry>
`;
}

const writeAuthor = (name: string, url: string) =>
  `<author><name>${escape(name)}</name><uri>${url}</uri></author>\n`;

/** Escapes a text for XML, in which `]]>` is not allowed. */
const escape = (text: string) => escapeHtml(text).replaceAll('>', '&gt;');

/**
 * Returns the HTML of an article for feed readers: cover, what has changed, text, disclaimer, with
 * absolute URLs. A photo in the text is its WebP, which most readers show. The cover is its social card,
 * because some readers show no SVG.
 */
function articleHtml(article: Article, url: string, { pages, images }: FeedContent): string {
  const absolute = (reference: string) => new URL(reference, url).href;
  // A copy, because the article's page has the tree itself.
  const body = structuredClone(article.text.html);
  // A feed reader shows the table that a chart draws, and no calculator.
  body.children = body.children.filter(
    (node) => node.type !== 'element' || node.properties.dataFigure === undefined,
  );
  visit(body, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (typeof href === 'string' && URL.canParse(href, url)) properties.href = absolute(href);
    const image = tagName === 'img' && findImage(images, String(src));
    if (image) properties.src = absolute(imageSource(image));
  });
  const cover = absolute(socialCardPath(paths.article(article.id), article.image));
  const { title, text } = pages.post.disclaimer;
  const changes = article.changes.map(
    (change) => `<p>${formatDate(change.date)}: ${escapeHtml(withoutLinks(change.text))}</p>\n`,
  );
  return `<p><img src="${cover}" alt="${escapeHtml(article.imageAlt)}"></p>
${changes.join('')}${toHtml(body)}
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(text)}</p>`;
}
