import { checkContent } from './check-content';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';

const body = `\n${makeWords(800)}\n`;

async function problemsOf(articles: Record<string, string>): Promise<string[]> {
  const { diagnostics } = await checkContent(await copyContent(articles), '2026-01-01');
  return sortDiagnostics(diagnostics).map(formatDiagnostic);
}

test('figures of each article', async () => {
  const root = await copyContent({
    '2.md': makeArticleText({ title: 'Two' }, body),
    '1.md': makeArticleText({ title: 'One', draft: 'true' }, '\n**Later**\n'),
  });
  expect((await checkContent(root)).figures).toEqual([
    { id: 1, title: 'One', words: 1, minutes: 1, readingEase: undefined },
    { id: 2, title: 'Two', words: 800, minutes: 3, readingEase: expect.closeTo(91.06, 2) },
  ]);
});

test('what the build needs and what readers ask come in one report', async () => {
  expect(
    await problemsOf({
      '1.md': makeArticleText({ title: 'One' }, `${body}\n[a](/blog/3)\n\n![b](nothing)\n`),
      '2.md': makeArticleText({ title: 'Two', date: 'soon' }, '\n1. First\n\n[a](/blog/9)\n'),
      '3.md': makeArticleText({ title: 'Three', draft: 'true' }),
    }),
  ).toEqual([
    'content/blog/1.md:10:1 body: the article /blog/3 is a draft; readers would not find it',
    'content/blog/1.md:12:1 body: there is no picture "nothing" in content/images.',
    'content/blog/2.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "soon"',
    expect.stringMatching(/^content\/blog\/2.md:7:1 body: has 3 words; expected 800 to 1,300/),
    expect.stringMatching(/^content\/blog\/2.md:8:1 body: a small heading stands here/),
    'content/blog/2.md:10:1 body: there is no article /blog/9',
  ]);
});

test('a link to the site’s own address is a link to an article', async () => {
  const link = '[a](https://www.irokocrossing.example/blog/9)';
  expect(await problemsOf({ '1.md': makeArticleText({}, `${body}\n${link}\n`) })).toEqual([
    'content/blog/1.md:10:1 body: there is no article /blog/9',
  ]);
});

test('an article whose head is wrong is there for the links of others', async () => {
  expect(
    await problemsOf({
      '1.md': makeArticleText({ title: 'One' }, `${body}\n[a](/blog/2)\n`),
      '2.md': makeArticleText({ title: undefined }, body),
    }),
  ).toEqual(['content/blog/2.md:2:1 title: is missing; expected a title']);
});

test('so is one whose head does not end', async () => {
  expect(
    await problemsOf({
      '1.md': makeArticleText({ title: 'One' }, `${body}\n[a](/blog/2)\n`),
      '2.md': makeArticleText().replace('---\n\n', '\n'),
    }),
  ).toEqual([
    'content/blog/2.md:1:1 the fields at the top are not closed; put a line of three dashes under them',
  ]);
});

test('a title is named with the first article that has it, whatever its capitals', async () => {
  expect(
    await problemsOf({
      '10.md': makeArticleText({ title: 'DIASPORA wealth' }, body),
      '2.md': makeArticleText({ title: 'Diaspora wealth' }, body),
      '3.md': makeArticleText({ title: 'Diaspora   Wealth', draft: 'true' }),
    }),
  ).toEqual([
    'content/blog/3.md:2:8 title: is the title of content/blog/2.md too',
    'content/blog/10.md:2:8 title: is the title of content/blog/2.md too',
  ]);
});
