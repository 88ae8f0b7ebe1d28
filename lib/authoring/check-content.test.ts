import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { checkContent } from './check-content';

const body = `\n${makeWords(800)}\n`;

async function check(articles: Record<string, string>): Promise<string[]> {
  const { diagnostics } = await checkContent(await copyContent(articles), '2026-01-01');
  return sortDiagnostics(diagnostics).map(
    (diagnostic) => `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`,
  );
}

test('figures of each article, by number', async () => {
  const root = await copyContent({
    '10.md': makeArticleText({ title: 'Ten' }, body),
    '2.md': makeArticleText({ title: 'Two', draft: 'true' }, '\n**Later**\n'),
    '3.md': makeArticleText({ title: undefined }, body),
    '4.md': makeArticleText({ title: 'Four', date: '2026-01-02' }, body),
  });
  const long = { words: 800, readingEase: expect.closeTo(91.06, 2) };
  const short = { words: 1, readingEase: undefined };
  const date = '2025-05-03';
  expect((await checkContent(root, '2026-01-01')).figures).toEqual([
    { id: 2, title: 'Two', state: 'draft', date, ...short },
    { id: 4, title: 'Four', state: 'scheduled', date: '2026-01-02', ...long },
    { id: 10, title: 'Ten', state: 'published', date, ...long },
  ]);
});

test('what the build needs and what readers expect come in one list', async () => {
  expect(
    await check({
      '1.md': makeArticleText({ title: 'One' }, `${body}\n[a](/blog/3)\n\n![b](nothing)\n`),
      '2.md': makeArticleText(
        { title: 'Two', date: 'soon' },
        '\n1. First\n\n[a](/blog/9) ![b](nothing)\n',
      ),
      '3.md': makeArticleText({ title: 'Three', draft: 'true' }),
    }),
  ).toEqual([
    expect.stringMatching(/^error content\/blog\/1.md:10:1 body: the article \/blog\/3 is a draft/),
    expect.stringMatching(/^error content\/blog\/1.md:12:1 body: there is no image "nothing"/),
    expect.stringMatching(/^error content\/blog\/2.md:3:7 date: .* not "soon"$/),
    expect.stringMatching(/^warning content\/blog\/2.md:7:1 body: has 4 words/),
    expect.stringMatching(/^warning content\/blog\/2.md:8:1 body: this small heading/),
    expect.stringMatching(/^error content\/blog\/2.md:10:14 body: there is no image "nothing"/),
    'error content/blog/2.md:10:1 body: there is no article /blog/9',
  ]);
});

test('a repeated title names the first article that has it, whatever its capitals, spaces and accents', async () => {
  expect(
    await check({
      '10.md': makeArticleText({ title: 'DIASPORA wéalth' }, body),
      '2.md': makeArticleText({ title: 'Diaspora wéalth' }, body),
      '3.md': makeArticleText({ title: 'Diaspora   We\u0301alth', draft: 'true' }),
    }),
  ).toEqual([
    expect.stringContaining('content/blog/3.md:2:8 title: content/blog/2.md has the same title'),
    expect.stringContaining('content/blog/10.md:2:8 title: content/blog/2.md has the same title'),
  ]);
});

/** A published article whose text ends with links to others. */
const linking = (title: string, links: string, fields = {}) =>
  makeArticleText({ title, ...fields }, `${body}\n${links}\n`);
const fourArticles = {
  '1.md': linking(
    'One',
    '[two](/blog/2#figures), [three](https://www.irokocrossing.example/blog/3)',
  ),
  '2.md': linking('Two', '[one](/blog/1)'),
  '3.md': linking('Three', '[itself](/blog/3), [a page](/services)'),
  '4.md': linking('Four', '[one](/blog/1)'),
};

test('articles without a link from or to another are named', async () => {
  const draft = linking('Draft', '[four](/blog/4)', { draft: 'true' });
  expect(await check({ ...fourArticles, '5.md': draft })).toEqual([
    'warning content/blog/3.md:1:1 this article links to no other; link to one that a reader of it would read next',
    'warning content/blog/4.md:1:1 no article links to this one; link to it from one that a reader of it would read first',
  ]);
});

test('a blog of three articles may do without links', async () => {
  const { '2.md': two, '3.md': three, '4.md': four } = fourArticles;
  const later = linking('One', '', { date: '2026-01-02' });
  expect(await check({ '1.md': later, '2.md': two, '3.md': three, '4.md': four })).toEqual([
    expect.stringContaining('appears on January 2, 2026'),
    expect.stringContaining('appears on January 2, 2026'),
  ]);
});
