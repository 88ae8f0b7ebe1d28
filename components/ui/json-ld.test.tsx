import { makeArticle, makeSite } from '@/lib/content/test-content';
import { articleGraph } from '@/lib/seo/json-ld';
import { HOSTILE_HTML } from '../test-content';
import { findElement, renderPage } from '../test-page';
import { JsonLd } from './json-ld';

test('escapes HTML in the title of an article, so that it does not close the script element early', () => {
  const title = `${HOSTILE_HTML} <!-- <SCRIPT> "quoted" \\ > &lt; é\u2028\n₦5m: ọjà 🏠`;
  renderPage(
    <>
      <JsonLd graph={articleGraph(makeSite(), makeArticle({ title }))} />
      <footer />
    </>,
  );
  const names = Array.from(document.body.children, ({ tagName }) => tagName);
  expect(names).toEqual(['SCRIPT', 'FOOTER']);
  const script = findElement('script[type="application/ld+json"]').textContent;
  expect(JSON.parse(script)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      expect.objectContaining({ '@type': 'BlogPosting', headline: title }),
    ]),
  });
});
