import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleView } from '@/components/blog/article-view';
import { Faq } from '@/components/sections/faq';
import { decodeSource, type Source } from '@/lib/content/files/read-files';
import { parseContent, readContent } from '@/lib/content/load';
import { readFixture } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { atomFeed } from '@/lib/seo/feed';
import { searchIndex } from '@/lib/seo/search-index';
import { checkParsed, type CheckedContent } from './check-content';
import { makeRandom, mutate } from './test-mutations';

const SEEDS = Array.from({ length: 2000 }, (_, index) => index + 1);
/** In seconds of the processor, which other programs do not lengthen; a hang takes minutes. */
const LIMIT = 5;

type Files = Awaited<ReturnType<typeof readContent>>;

/** Changes one file of the content. */
function changeFile(files: Files, seed: number): { files: Files; file: string } {
  const random = makeRandom(seed);
  // Half of the changes are of articles.
  const articles = files.sources.filter(({ file }) => file.startsWith('content/blog/'));
  const choice = random() < 0.5 ? articles : files.sources;
  const { file, text } = choice[Math.floor(random() * choice.length)] as Source;
  const { value, diagnostics } = decodeSource(file, mutate(text, random));
  const others = files.sources.filter((source) => source.file !== file);
  const changed = {
    sources: value ? [...others, value] : others,
    diagnostics: [...files.diagnostics, ...diagnostics],
  };
  return { files: { ...files, ...changed }, file };
}

/** Problems without a place in a file. */
function findUnplaced({ diagnostics }: CheckedContent, { sources }: Files): unknown[] {
  const linesOf = new Map(sources.map(({ file, text }) => [file, text.split('\n').length]));
  return diagnostics.filter(
    ({ file, line, column, message }) =>
      !(line >= 1 && line <= (linesOf.get(file) ?? line) && column >= 1 && message.length > 5),
  );
}

/** Renders what a build renders of the articles and answers. */
function render({ articles, ...content }: NonNullable<CheckedContent['content']>): void {
  const { site, pages, images, faq } = content;
  for (const article of articles)
    renderToStaticMarkup(
      <ArticleView {...{ site, article, images }} copy={pages.post} related={articles} />,
    );
  renderToStaticMarkup(<Faq title="Questions" items={faq} />);
  atomFeed({ ...content, articles });
  searchIndex(articles);
}

test('of 2,000 changes of content, none crashes or hangs the check, or passes it and fails a page', async () => {
  const original = await readContent(await copyContent({ '5.md': readFixture('blog/5.md') }));
  const wrong: string[] = [];
  let passed = 0;
  for (const seed of SEEDS) {
    const { files, file } = changeFile(original, seed);
    const before = process.cpuUsage();
    try {
      const checked = checkParsed(parseContent(files), '2026-01-01');
      const unplaced = findUnplaced(checked, files);
      if (unplaced.length > 0) wrong.push(`${seed} ${file}: ${JSON.stringify(unplaced[0])}`);
      if (!checked.diagnostics.some(({ severity }) => severity === 'error')) {
        passed += 1;
        if (checked.content) render(checked.content);
        else wrong.push(`${seed} ${file}: no error, and no content`);
      }
    } catch (error) {
      wrong.push(`${seed} ${file}: ${String(error)}`);
    }
    const { user } = process.cpuUsage(before);
    const seconds = user / 1e6;
    if (seconds > LIMIT) wrong.push(`${seed} ${file}: takes ${seconds.toFixed(1)} s`);
  }
  expect(wrong).toEqual([]);
  // Most are found, and many are not mistakes.
  expect(passed).toBeGreaterThan(200);
}, 1_800_000);
