import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '@/lib/content/article';
import { findImage, type ImageIndex } from '@/lib/images/images';
import { imageSource } from '@/lib/images/variants';
import { buildBodyTree } from '@/lib/content/markdown/body-tree';
import { paths } from '@/lib/site/paths';

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
