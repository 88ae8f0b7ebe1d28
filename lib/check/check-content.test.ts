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

test('finds a repeated title in other capitals, spaces and accents, and names the first article', async () => {
  expect(
    await check({
      '10.md': makeArticleText({ title: 'DIASPORA wéalth' }, body),
      '2.md': makeArticleText({ title: 'Diaspora wéalth' }, body),
      '3.md': makeArticleText({ title: 'Diaspora   We\u0301alth', draft: 'true' }),
    }),
  ).toEqual([
    expect.stringContaining('content/blog/3.md:2:8 title: content/blog/2.md has the same title'),
    expect.stringContaining('content/blog/10.md:2:8 title: content/blog/2.md has the same title'),
    expect.stringContaining('content/blog/10.md:4:14 description: content/blog/2.md has the same'),
  ]);
});

/** An article whose text ends with links. */
const linking = (title: string, links: string, fields = {}) =>
  makeArticleText({ title, ...fields }, `${body}\n${links}\n`);
const LINKS = '[two](/blog/2#top), [three](https://www.irokocrossing.example/blog/3)';
const threeArticles = {
  '2.md': linking('Two', '[one](/blog/1)'),
  '3.md': linking('Three', '[itself](/blog/3), [a page](/services)'),
  '4.md': linking('Four', '[one](/blog/1)'),
};

test('names articles without a link to another', async () => {
  const draft = linking('Draft', '[four](/blog/4)', { draft: 'true' });
  expect(await check({ '1.md': linking('One', LINKS), ...threeArticles, '5.md': draft })).toEqual([
    'warning content/blog/3.md:1:1 this article links to no other; link to one that a reader of it would read next',
  ]);
});

test('asks for no links while there are three published articles', async () => {
  const scheduled = linking('One', '', { date: '2026-01-02' });
  expect(await check({ '1.md': scheduled, ...threeArticles })).toEqual([
    expect.stringContaining('appears on January 2, 2026'),
    expect.stringContaining('appears on January 2, 2026'),
  ]);
});
