import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import type { Content } from '@/lib/content/load';
import { newestArticles } from '@/lib/content/queries';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { withoutLinks } from '@/lib/content/text/split-links';
import { findImage } from '@/lib/images/image-index';
import { imageSource } from '@/lib/images/variants';
import { formatDate, startOfDay } from '@/lib/site/dates';
import { escapeHtml } from '@/lib/site/escape';
import { absoluteUrl, LANGUAGE, paths } from '@/lib/site/paths';
import { changedOn, newestChange } from './machine-files';
import { socialCardPath } from './social-cards';

/**
 * Feed readers fetch the whole file many times a day, and keep what they have seen: 50 articles in
 * full, about a year of them, are some 150 KB compressed. The sitemap has all articles.
 */
export const MAX_ENTRIES = 50;

/** When a feed without articles changed: Atom requires a date. */
const BEFORE_ANY_ARTICLE = '2000-01-01';

type FeedContent = Pick<Content, 'site' | 'articles' | 'images'> & {
  pages: {
    blog: Pick<Pages['blog'], 'description'>;
    post: Pick<Pages['post'], 'disclaimer'>;
  };
};

/**
 * Writes the Atom feed (RFC 4287): the newest articles, newest first, in full. An article's id is
 * its canonical URL, which does not change. The summary is a link, so that the feed is usable when
 * it is opened in a browser.
 *
 * @param content `articles` are those that a visitor may see
 */
export function atomFeed(content: FeedContent): string {
  const { site, pages, articles } = content;
  const newest = newestArticles(articles, MAX_ENTRIES);
  const home = absoluteUrl(site, paths.home);
  const { text } = xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<title>${site.name}</title>
<subtitle>${pages.blog.description}</subtitle>
<id>${home}</id>
<updated>${startOfDay(newestChange(newest) ?? BEFORE_ANY_ARTICLE)}</updated>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(site, paths.feed)}"/>
<link rel="alternate" type="text/html" href="${absoluteUrl(site, paths.blog)}"/>
${authorXml(site.name, home)}<icon>${absoluteUrl(site, '/icons/192.png')}</icon>
<logo>${absoluteUrl(site, '/icons/512.png')}</logo>
${newest.map((article) => entry(article, content))}</feed>
`;
  return text;
}

function entry(article: Article, content: FeedContent): Xml {
  const url = absoluteUrl(content.site, paths.article(article.id));
  const { author } = article;
  return xml`<entry>
<title>${article.title}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${startOfDay(article.date)}</published>
<updated>${startOfDay(changedOn(article))}</updated>
${author ? authorXml(author.name, absoluteUrl(content.site, paths.person(author.id))) : ''}<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a href="${url}">${article.description}</a></div></summary>
<content type="html">${articleHtml(article, url, content)}</content>
</entry>
`;
}

function authorXml(name: string, url: string): Xml {
  return xml`<author><name>${name}</name><uri>${url}</uri></author>
`;
}

class Xml {
  constructor(readonly text: string) {}
}

/**
 * A template for XML and HTML. A string is escaped for an element or for double quotes; XML is inserted
 * as it is.
 */
function xml(parts: TemplateStringsArray, ...values: (string | Xml | readonly Xml[])[]): Xml {
  return new Xml(String.raw({ raw: parts }, ...values.map(write)));
}

function write(value: string | Xml | readonly Xml[]): string {
  if (value instanceof Xml) return value.text;
  if (typeof value !== 'string') return value.map(write).join('');
  // XML has no form feed, not even escaped; content has no other of its forbidden characters.
  return escapeHtml(value).replaceAll('\f', ' ').replaceAll('>', '&gt;');
}

/**
 * Writes an article as HTML that can be read away from the site: cover, what has changed, text,
 * disclaimer; every link and image of the text with its absolute URL. A photo in the text is its WebP,
 * which most readers show; the cover is its social card, because some readers show no SVG.
 */
function articleHtml(article: Article, url: string, { pages, images }: FeedContent): string {
  const absolute = (reference: string) => new URL(reference, url).href;
  // A copy: the article's page has the tree itself.
  const body = JSON.parse(JSON.stringify(article.text.html)) as Root;
  visit(body, 'element', ({ tagName, properties }, index, parent) => {
    if (properties.dataFigure !== undefined && parent && index !== undefined) {
      // A reader has the table that a chart draws.
      parent.children.splice(index, 1);
      return index;
    }
    const { href, src } = properties;
    if (typeof href === 'string' && URL.canParse(href, url)) properties.href = absolute(href);
    const image = tagName === 'img' && findImage(images, String(src));
    if (image) properties.src = absolute(imageSource(image));
    return undefined;
  });

  const src = absolute(socialCardPath(paths.article(article.id), article.image));
  const { title, text } = pages.post.disclaimer;
  const changes = article.changes.map(
    (change) => xml`<p>${formatDate(change.date)}: ${withoutLinks(change.text)}</p>
`,
  );
  return xml`<p><img src="${src}" alt="${article.imageAlt}"></p>
${changes}${new Xml(toHtml(body))}
<h2>${title}</h2>
<p>${text}</p>`.text;
}
