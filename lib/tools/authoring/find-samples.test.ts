import { parseContent } from '@/lib/content/load';
import { makeArticleText, readFixture } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findSamples } from './find-samples';

function listSamples(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([name, text]) => {
    return { file: `content/${name}`, text };
  });
  const parsed = parseContent({ sources, images: new Map(), publicFiles: [], diagnostics: [] });
  return findSamples(sources, parsed).map(formatDiagnostic);
}

test('finds SAMPLE comments in YAML, MDX and SVG, sample articles, and example domains and telephone numbers', () => {
  const messages = listSamples({
    'pages/about.mdx': '{/* SAMPLE: Write it. */}\n\n[Write](mailto:hello@firm.example)\n',
    'images/logo.svg': '<!-- SAMPLE: Draw it. -->\n<svg/>\n',
    'faq.yaml': '# SAMPLE: Ask it.\n- question: Where? # at www.firm.example\n',
    'blog/10.md': '---\nsample: true\n---\n\nCall 0800 000 0001.\n',
    'blog/9.md': '---\ntitle: A free SAMPLE, for example\n---\n',
  });
  expect(messages).toEqual([
    expect.stringMatching(/^content\/blog:1:1 no article is published/),
    expect.stringMatching(/^content\/blog\/10.md:2:1 this article belongs to the example firm/),
    'content/blog/10.md:5:6 "0800 000 0001" is an example that reaches nobody; write your own',
    'content/faq.yaml:1:1 Ask it.',
    'content/images/logo.svg:1:1 Draw it.',
    'content/pages/about.mdx:1:1 Write it.',
    'content/pages/about.mdx:3:9 "mailto:hello@firm.example" is an example that reaches nobody; write your own',
  ]);
});

test('reports an empty form.id and a newsletter form that only npm start has', () => {
  const realSite = readFixture('site.yaml')
    .replaceAll(/\.example\b/g, '.test')
    .replaceAll('800 000', '803 555')
    .replace('https://letters.test/form', '/f/newsletter');
  expect(listSamples({ 'blog/7.md': makeArticleText(), 'site.yaml': realSite })).toEqual([
    expect.stringMatching(/^content\/site.yaml:65:7 form.id: the contact form delivers/),
    expect.stringMatching(/^content\/site.yaml:77:8 newsletter.url: this form works only with npm/),
  ]);
});
