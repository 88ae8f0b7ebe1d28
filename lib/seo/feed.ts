import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import type { Content } from '@/lib/content/load';
import { buildBodyTree } from '@/lib/content/markdown/render-body';
import { newestPosts } from '@/lib/content/queries';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { type ImageIndex, findImage } from '@/lib/images/image-index';
import { imageSource } from '@/lib/images/variants';
import { startOfDay } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { changedOn, newestChange } from './sitemap';

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

/** XML that is ready to be written. */
class Xml {
  constructor(readonly text: string) {}
}

/** Whatever else there is cannot stand in XML, not even escaped (XML 1.0, section 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A template for XML: a text put into it is escaped, so that it can stand in an element or between
 * double quotes; XML put into it stands as it is. What XML cannot carry is left out.
 */
export function xml(parts: TemplateStringsArray, ...values: (string | Xml | readonly Xml[])[]) {
  return new Xml(String.raw({ raw: parts }, ...values.map(write)));
}

function write(value: string | Xml | readonly Xml[]): string {
  if (typeof value === 'string') return escape(value);
  return value instanceof Xml ? value.text : value.map(write).join('');
}

function escape(text: string): string {
  return text
    .replace(NO_CHARACTER, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type ArticleHtmlOptions = {
  /** The article's canonical address: what is written relative to it becomes absolute. */
  address: string;
  images: ImageIndex;
  /** Stands under every article, wherever it is read. */
  disclaimer: { title: string; text: string };
};

/**
 * Writes an article as HTML that reads right away from the site: picture, text, disclaimer; every
 * link and picture with its whole address. A photo in the text is its WebP, the one whole picture
 * of it that most readers show; the cover is its social card, a JPEG, since some show no SVG.
 *
 * @throws when the text shows a picture that is not in content/images
 */
export function articleHtml(article: Article, options: ArticleHtmlOptions): string {
  const { address, images, disclaimer } = options;
  const absolute = (reference: string) => new URL(reference, address).href;

  const body = buildBodyTree(article.body);
  visit(body, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (typeof href === 'string' && URL.canParse(href, address)) properties.href = absolute(href);
    if (tagName !== 'img') return;
    const image = typeof src === 'string' ? findImage(images, src) : undefined;
    if (!image) throw new Error(`No picture "${String(src)}" in content/images (${article.file})`);
    properties.src = absolute(imageSource(image));
  });

  const src = absolute(paths.socialCard(article.image.name));
  const cover = makeElement('p', {}, makeElement('img', { src, alt: article.imageAlt }));
  const heading = makeElement('h2', {}, { type: 'text', value: disclaimer.title });
  const warning = makeElement('p', {}, { type: 'text', value: disclaimer.text });
  return [cover, body, heading, warning].map((part) => toHtml(part)).join('\n');
}

function makeElement(
  tagName: string,
  properties: Properties,
  ...children: ElementContent[]
): Element {
  return { type: 'element', tagName, properties, children };
}
