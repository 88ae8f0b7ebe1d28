import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import type { Content } from '@/lib/content/load';
import { getLastChange, newestArticles } from '@/lib/content/queries';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { removeLinks } from '@/lib/content/text/split-links';
import { findImage } from '@/lib/images/image-index';
import { makeImageSrc } from '@/lib/images/variants';
import { formatDate, formatStartOfDay } from '@/lib/site/dates';
import { escapeHtml } from '@/lib/site/escape';
import { absoluteUrl, LANGUAGE, paths } from '@/lib/site/paths';
import { findLatestChange } from './machine-files';
import { socialCardPath } from './social-cards';

/**
 * Feed readers fetch the whole feed many times a day, but keep entries that they have seen. 50 full articles are
 * published in about a year and have about 150 KB compressed. Older articles are in the sitemap.
 */
export const MAX_FEED_ENTRIES = 50;

/** Atom requires `updated`. */
const EMPTY_FEED_DATE = '2000-01-01';

type FeedContent = Pick<Content, 'site' | 'articles' | 'images'> & {
  pages: {
    blog: Pick<Pages['blog'], 'description'>;
    post: Pick<Pages['post'], 'disclaimer'>;
  };
};

/**
 * Returns the Atom feed (RFC 4287) with the newest articles in full, newest first. The id of an entry is the canonical
 * URL, because the canonical URL never changes. The summary is a link, because visitors may open the feed in a browser.
 *
 * @param content must not contain unpublished articles
 */
export function writeAtomFeed(content: FeedContent): string {
  const { site, pages, articles } = content;
  const newest = newestArticles(articles, MAX_FEED_ENTRIES);
  const home = absoluteUrl(site, paths.home);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<title>${escapeXml(site.name)}</title>
<subtitle>${escapeXml(pages.blog.description)}</subtitle>
<id>${home}</id>
<updated>${formatStartOfDay(findLatestChange(newest) ?? EMPTY_FEED_DATE)}</updated>
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
<title>${escapeXml(article.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${formatStartOfDay(article.date)}</published>
<updated>${formatStartOfDay(getLastChange(article))}</updated>
${author ? writeAuthor(author.name, absoluteUrl(content.site, paths.person(author.id))) : ''}<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a href="${url}">${escapeXml(article.description)}</a></div></summary>
<content type="html">${escapeXml(renderEntryHtml(article, url, content))}</content>
</entry>
`;
}

const writeAuthor = (name: string, url: string) =>
  `<author><name>${escapeXml(name)}</name><uri>${url}</uri></author>\n`;

/** Also escapes `>`, because XML does not allow `]]>` in text. */
const escapeXml = (text: string) => escapeHtml(text).replaceAll('>', '&gt;');

/**
 * Returns the HTML of an entry: cover, changes, body and disclaimer, with absolute URLs. The cover is the social card,
 * because some feed readers do not show SVGs. Photos in the body are WebP, because most feed readers show WebP.
 */
function renderEntryHtml(article: Article, url: string, { pages, images }: FeedContent): string {
  const toAbsoluteUrl = (reference: string) => new URL(reference, url).href;
  // Changes a copy of the tree, because the article's page renders the original.
  const body = structuredClone(article.text.html);
  // Removes calculators and the drawings of charts. The table of a chart stays.
  body.children = body.children.filter(
    (node) => node.type !== 'element' || node.properties.dataFigure === undefined,
  );
  visit(body, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (typeof href === 'string' && URL.canParse(href, url)) properties.href = toAbsoluteUrl(href);
    const image = tagName === 'img' && findImage(images, String(src));
    if (image) properties.src = toAbsoluteUrl(makeImageSrc(image));
  });
  const cover = toAbsoluteUrl(socialCardPath(paths.article(article.id), article.image));
  const { title, text } = pages.post.disclaimer;
  const changes = article.changes.map(
    (change) => `<p>${formatDate(change.date)}: ${escapeHtml(removeLinks(change.text))}</p>\n`,
  );
  return `<p><img src="${cover}" alt="${escapeHtml(article.imageAlt)}"></p>
${changes.join('')}${toHtml(body)}
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(text)}</p>`;
}
