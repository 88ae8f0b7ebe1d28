import { makeImages, makePost } from '@/lib/content/test-content';
import { articleHtml } from './feed';

const images = makeImages('tax.svg', 'market.jpg');
const address = 'https://www.baobab.example/blog/7';
const disclaimer = { title: 'Before you act', text: 'Ask someone.' };
const COVER = '<p><img src="https://www.baobab.example/images/tax-social.jpg" alt=""></p>\n';
const END = '\n<h2>Before you act</h2>\n<p>Ask someone.</p>';

/** The text alone, between the cover and the disclaimer. */
function bodyHtml(body: string): string {
  const html = articleHtml(makePost({ body }), { address, images, disclaimer });
  expect(html.startsWith(COVER)).toBe(true);
  expect(html.endsWith(END)).toBe(true);
  return html.slice(COVER.length, -END.length);
}

test.each([
  ['a path', '/blog/5', 'https://www.baobab.example/blog/5'],
  ['a fragment', '#costs', 'https://www.baobab.example/blog/7#costs'],
  ['a path beside this one', '5', 'https://www.baobab.example/blog/5'],
  ['another site', 'https://www.cbn.gov.ng/a?b=1&c=2', 'https://www.cbn.gov.ng/a?b=1&#x26;c=2'],
  ['mail', 'mailto:hello@baobab.example', 'mailto:hello@baobab.example'],
  ['what is no address', 'https://', 'https://'],
])('a link to %s has its whole address', (_what, href, expected) => {
  expect(bodyHtml(`[a](${href})`)).toBe(`<p><a href="${expected}">a</a></p>`);
});

test.each([
  ['a drawing', 'tax', 'tax.svg'],
  ['a photo', 'market', 'market-800.webp'],
  ['a photo named with its ending', 'market.jpg', 'market-800.webp'],
])('%s in the text has the whole address of what is published', (_what, name, file) => {
  expect(bodyHtml(`![Stalls](${name})`)).toBe(
    `<p><img src="https://www.baobab.example/images/${file}" alt="Stalls"></p>`,
  );
});

test('a picture with a caption is a figure', () => {
  expect(bodyHtml('![A stem](tax "How it grows")')).toBe(
    '<figure><img src="https://www.baobab.example/images/tax.svg" alt="A stem"><figcaption>How it grows</figcaption></figure>',
  );
});

test('a picture that is not there stops the build and is named, with its article', () => {
  expect(() => bodyHtml('![A](grwth)')).toThrow(
    'No picture "grwth" in content/images (content/blog/7.md)',
  );
});

test('line markup, tables and sources are what they are on the page', () => {
  const html = bodyHtml('**Costs**\nTable: Weights\n|a|b|\n|-|-:|\n|x|1|\n\n**Sources**\n- FICO');
  expect(html).toContain('<h2>Costs</h2>');
  expect(html).toContain('<caption>Weights</caption>');
  expect(html).toContain('<td align="right">1</td>');
  expect(html).toMatch(/<section data-sources(?:="")?><h2>Sources<\/h2>/);
});

test('a footnote leads to the article, where it is', () => {
  const html = bodyHtml('A claim.[^1]\n\n[^1]: Its source.');
  const [, href = ''] = /href="([^"]*)"/.exec(html) ?? [];
  expect(href).toMatch(/^https:\/\/www\.baobab\.example\/blog\/7#/);
  expect(html).toContain(`id="${new URL(href).hash.slice(1)}"`);
});

test('raw HTML stays text, and other letters stay as they are', () => {
  expect(bodyHtml('<script>alert(1)</script> & ₦500 Ọ̀rọ̀ 🏦')).toBe(
    '<p>&#x3C;script>alert(1)&#x3C;/script> &#x26; ₦500 Ọ̀rọ̀ 🏦</p>',
  );
});

test('the cover is told in words', () => {
  const html = articleHtml(makePost({ imageAlt: 'A "calabash"' }), { address, images, disclaimer });
  expect(html).toContain('alt="A &#x22;calabash&#x22;"');
});
