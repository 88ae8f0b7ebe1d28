import type { Article, Pages } from '@/lib/content/collections';
import { load } from 'cheerio';
import { makeArticle, makeImages, makePerson, makeSite } from '@/lib/content/test-content';
import { writeAtomFeed, MAX_FEED_ENTRIES } from './feed';

const URL_7 = 'https://www.baobab.example/blog/7';
const site = makeSite({ name: 'Baobab & Sons' });
const pages = {
  blog: { description: 'Money questions, answered.' },
  post: { disclaimer: { title: 'Before you act', text: 'Ask someone.' } },
} as Pages;
const images = makeImages('tax.svg', 'market.jpg');

const writeFeed = (...articles: Article[]) => writeAtomFeed({ site, pages, articles });

const parseXml = (feed: string) => load(feed, { xml: true });

function renderBody(body: string): string {
  const html = parseXml(writeFeed(makeArticle({ body, images })))('entry > content').text();
  const cover = '<p><img src="https://www.baobab.example/images/cards/blog-7.png" alt=""></p>\n';
  const disclaimer = '\n<h2>Before you act</h2>\n<p>Ask someone.</p>';
  expect([html.slice(0, cover.length), html.slice(-disclaimer.length)]).toEqual([
    cover,
    disclaimer,
  ]);
  return html.slice(cover.length, -disclaimer.length);
}

test('lists articles with the newest first, each with its author, its URL, its body and its dates in Lagos time', () => {
  const changes = [{ date: '2025-12-24', text: 'Less [tax](/blog/1).' }];
  const fields = { updated: '2025-12-01', imageAlt: 'A "calabash"', author: makePerson() };
  const article = makeArticle({ ...fields, changes });
  expect(writeFeed(makeArticle({ id: 1, date: '2025-05-03' }), article)).toContain(
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NG">
<title>Baobab &amp; Sons</title>
<subtitle>Money questions, answered.</subtitle>
<id>https://www.baobab.example/</id>
<updated>2025-12-24T00:00:00+01:00</updated>
<link rel="self" type="application/atom+xml" href="https://www.baobab.example/feed.xml"/>
<link rel="alternate" type="text/html" href="https://www.baobab.example/blog"/>
<author><name>Baobab &amp; Sons</name><uri>https://www.baobab.example/</uri></author>
<icon>https://www.baobab.example/icons/192.png</icon>
<logo>https://www.baobab.example/icons/512.png</logo>
<entry>
<title>Post 7</title>
<id>${URL_7}</id>
<link rel="alternate" type="text/html" href="${URL_7}"/>
<published>2025-06-21T00:00:00+01:00</published>
<updated>2025-12-24T00:00:00+01:00</updated>
<author><name>Ada Eze</name><uri>https://www.baobab.example/about#ada</uri></author>
<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a href="${URL_7}">What post 7 is about.</a></div></summary>
<content type="html">&lt;p&gt;&lt;img src=&quot;https://www.baobab.example/images/cards/blog-7.png&quot; alt=&quot;A &amp;quot;calabash&amp;quot;&quot;&gt;&lt;/p&gt;
&lt;p&gt;December 24, 2025: Less tax.&lt;/p&gt;
&lt;p&gt;One line.&lt;/p&gt;
&lt;h2&gt;Before you act&lt;/h2&gt;
&lt;p&gt;Ask someone.&lt;/p&gt;</content>
</entry>
<entry>
<title>Post 1</title>
<id>https://www.baobab.example/blog/1</id>
<link rel="alternate" type="text/html" href="https://www.baobab.example/blog/1"/>
<published>2025-05-03T00:00:00+01:00</published>
<updated>2025-05-03T00:00:00+01:00</updated>
<summary`,
  );
});

test(`lists only the newest ${MAX_FEED_ENTRIES} articles`, () => {
  const day = (id: number) => new Date(Date.UTC(2020, 0, id)).toISOString().slice(0, 10);
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const $ = parseXml(writeFeed(...ids.map((id) => makeArticle({ id, date: day(id) }))));
  const entryIds = [...$('entry > id')].map((id) => $(id).text());
  const newest = ids.toReversed().slice(0, MAX_FEED_ENTRIES);
  expect(entryIds).toEqual(newest.map((id) => `https://www.baobab.example/blog/${id}`));
});

test('writes the required `updated` element even if the feed has no articles', () => {
  expect(parseXml(writeFeed())('updated').text()).toBe('2000-01-01T00:00:00+01:00');
});

test('escapes HTML elements and entities in every field of the site and its articles', () => {
  const text = `"'></script><script>alert(1)</script>&<b> ]]> &amp; &lt;b&gt; &#65;`;
  const feed = writeAtomFeed({
    site: makeSite({ name: text }),
    pages: { blog: { description: text }, post: { disclaimer: { title: text, text } } } as Pages,
    articles: [
      makeArticle({
        title: text,
        description: text,
        imageAlt: text,
        body: `\`${text}\``,
        author: makePerson({ name: text }),
      }),
    ],
  });
  expect(feed).not.toContain(']]>');
  const $ = parseXml(feed);
  const parts = ['title', 'subtitle', 'name', 'entry > title', 'entry > summary', 'entry name'];
  for (const part of parts) expect($(part).first().text()).toBe(text);
  const html = load($('content').text());
  for (const part of ['code', 'h2', 'h2 + p']) expect(html(part).text()).toBe(text);
  expect(html('img').attr('alt')).toBe(text);
});

test.each([
  ['a path', '/blog/5', 'https://www.baobab.example/blog/5'],
  ['a fragment', '#costs', `${URL_7}#costs`],
  ['an external page', 'https://www.cbn.gov.ng/a?b=1&c=2', 'https://www.cbn.gov.ng/a?b=1&#x26;c=2'],
  ['an invalid URL', 'https://', 'https://'],
])('writes a link to %s (%s) with the URL %s', (_name, href, expected) => {
  expect(renderBody(`[a](${href})`)).toBe(`<p><a href="${expected}">a</a></p>`);
});

test.each([
  ['![Stalls](market)', '<p><img src="/images/market-800.webp" alt="Stalls"></p>'],
  [
    '![A stem](tax "How it grows")',
    '<figure><img src="/images/tax.svg" alt="A stem"><figcaption>How it grows</figcaption></figure>',
  ],
])('writes the Markdown image %s with the absolute URL of its published file', (body, html) => {
  expect(renderBody(body)).toBe(html.replace('src="', 'src="https://www.baobab.example'));
});

test('includes the table of each chart in the text of an article, but omits chart drawings and calculators', () => {
  const html = renderBody(`::chart[Rent rose]{type=bars}

| | Rent |
| --- | --- |
| 2025 | ₦2m |

::calculator[Costs]{name=flat-rate amount=1000 rate=1 periods=1 fees=0}`);
  expect(html).toMatch(/^\s*<table>[^]*<\/table>\s*$/);
});
