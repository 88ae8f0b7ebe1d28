import { renderToStaticMarkup } from 'react-dom/server.node';
import { makeArticle, makeSite } from '@/lib/content/test-content';
import { articleGraph } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

test('a title arrives as it is written, whatever is in it; only "<" costs an escape', () => {
  const title = '</script><!-- <SCRIPT> "quoted" \\ > & &lt; é\u2028\n₦5m: ọjà 🏠';
  const html = renderToStaticMarkup(
    <JsonLd graph={articleGraph(makeSite(), makeArticle({ title }))} />,
  );
  expect(html).toContain(String.raw`\u003cSCRIPT> \"quoted\" \\ > & &lt; é`);
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
