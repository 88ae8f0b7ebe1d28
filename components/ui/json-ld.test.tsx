import { renderToStaticMarkup } from 'react-dom/server.node';
import { makeArticle, makeSite } from '@/lib/content/test-content';
import { articleGraph } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

test.each([
  ['</script><img src=x onerror=alert(1)>'],
  ['</SCRIPT > <!-- <script>'],
  [`"Later", she said: 'it’s “fine”' \\`],
  ['One\u2028two\u2029three\nfour'],
  ['Debt &amp; equity &lt;b&gt; & more than ₦5m: ọjà 🏠'],
])('a title arrives as it is written: %j', (title) => {
  const html = renderToStaticMarkup(
    <JsonLd graph={articleGraph(makeSite(), makeArticle({ title }))} />,
  );
  document.body.innerHTML = `${html}<footer></footer>`;
  expect(Array.from(document.body.children, ({ tagName }) => tagName)).toEqual([
    'SCRIPT',
    'FOOTER',
  ]);
  const data: unknown = JSON.parse(document.querySelector('script')?.textContent ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      expect.objectContaining({ '@type': 'BlogPosting', headline: title }),
    ]),
  });
});

test('only "<" is escaped: every other escape costs bytes', () => {
  const title = 'A "quoted" > & é < another';
  const html = renderToStaticMarkup(
    <JsonLd graph={articleGraph(makeSite(), makeArticle({ title }))} />,
  );
  expect(html).toContain(String.raw`A \"quoted\" > & é \u003c another`);
});
