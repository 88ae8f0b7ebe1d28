import { getLastChange, newestArticles } from '@/lib/content/articles';
import type { Article, Content } from '@/lib/content/collections';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { makeImageSrc } from '@/lib/images/images';
import { removeLinks } from '@/lib/content/markdown/split-links';
import { formatDate, formatStartOfDay } from '@/lib/site/dates';
import { escapeHtml } from '@/lib/site/escape';
import { absoluteUrl, LANGUAGE, paths } from '@/lib/site/paths';
import { findLatestChange } from './machine-files';
import { socialCardPath } from './social-cards';

/** Limits the size of the feed, because feed readers download it repeatedly. Compressed, 50 articles take 150 KB. */
export const MAX_FEED_ENTRIES = 50;

type FeedContent = Pick<Content, 'site' | 'articles' | 'pages'>;

/** Returns the Atom feed (RFC 4287) with the full text of the newest articles. */
export function writeAtomFeed(content: FeedContent): string {
  const { site, pages, articles } = content;
  const newest = newestArticles(articles, MAX_FEED_ENTRIES);
  // Atom requires a date, even if there are no articles.
  const updated = findLatestChange(newest) ?? '2000-01-01';
  const home = absoluteUrl(site, paths.home);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<title>${escapeXml(site.name)}</title>
<subtitle>${escapeXml(pages.blog.description)}</subtitle>
<id>${home}</id>
<updated>${formatStartOfDay(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(site, paths.feed)}"/>
<link rel="alternate" type="text/html" href="${absoluteUrl(site, paths.blog)}"/>
${writeAuthor(site.name, home)}<icon>${absoluteUrl(site, '/icons/192.png')}</icon>
<logo>${absoluteUrl(site, '/icons/512.png')}</logo>
${newest.map((article) => writeEntry(article, content)).join('')}</feed>
`;
}

/** The summary is a link, so that visitors who open the feed in a browser can go to the article. */
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

/** Shows the social card instead of the article's image, because some feed readers cannot display SVG. */
function renderEntryHtml(article: Article, url: string, { pages }: FeedContent): string {
  const toAbsoluteUrl = (reference: string) => new URL(reference, url).href;
  // Modifies a copy of the syntax tree, because the article's page renders the original.
  const { opening, rest } = structuredClone(article.text);
  // Removes calculators and the graphics of charts, but keeps each chart's table.
  const children = [...opening.children, ...rest.children].filter(
    (node) => node.type !== 'element' || node.properties.dataFigure === undefined,
  );
  const body: Root = { type: 'root', children };
  visit(body, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (typeof href === 'string' && URL.canParse(href, url)) properties.href = toAbsoluteUrl(href);
    const image = tagName === 'img' && article.images.get(String(src));
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
