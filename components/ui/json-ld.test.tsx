/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server.node';
import { makePost, makeSite } from '@/lib/content/test-content';
import { parsePage, programsOf } from '@/lib/publish/page';
import { postGraph } from '@/lib/seo/json-ld/page-graphs';
import { JsonLd } from './json-ld';

/** The page a browser makes of the HTML, with something behind the element. */
function parse(title: string) {
  const graph = postGraph(makeSite(), makePost({ title }));
  const html = renderToStaticMarkup(<JsonLd graph={graph} />);
  return { html, page: parsePage('', `<main>${html}</main><footer>After</footer>`) };
}

test.each([
  ['the end of a script', '</script><img src=x onerror=alert(1)>'],
  ['the end of a script in capitals', '</SCRIPT >'],
  ['the start of a comment', '<!-- <script>'],
  ['quotes', `"Later", she said: 'it’s “fine”' \\`],
  ['line separators', 'One\u2028two\u2029three\nfour'],
  ['entities', 'Debt &amp; equity &lt;b&gt; & more'],
  ['letters of our languages', 'What ₦5m buys: ọjà, ẹ̀gbọ́n 🏠'],
])('a title with %s arrives as it is written', (_what, title) => {
  const { $ } = parse(title).page;
  expect($('script')).toHaveLength(1);
  expect($('footer').text()).toBe('After');
  const data: unknown = JSON.parse($('script').text());
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      expect.objectContaining({ '@type': 'BlogPosting', headline: title }),
    ]),
  });
});

test('only "<" is escaped: what need not be, costs bytes', () => {
  const { html } = parse('A "quoted" > & é \u2028 title < another');
  expect(html).toContain(String.raw`A \"quoted\" > & é ${'\u2028'} title \u003c another`);
});

test('the build knows it as data, which is never run', () => {
  expect(programsOf(parse('A title').page)).toEqual([]);
});
