import type { PageSummary } from '../page';
import { checkMetadata } from './check-metadata';

/** A page that is right, but for what a test changes. */
function makePage(file: string, changes: Partial<PageSummary> = {}): PageSummary {
  return {
    file,
    isIndexable: true,
    titles: [`Title of ${file}`],
    descriptions: [`Description of ${file}`],
    canonicals: [`https://site.example/${file.replace('.html', '')}`],
    headings: ['Heading'],
    ids: [],
    references: [],
    ...changes,
  };
}

test('a page needs one of each; a page that is not for search engines needs a title only', () => {
  const none = { descriptions: [], canonicals: [], headings: [] };
  const pages = [makePage('about.html'), makePage('404.html', { isIndexable: false, ...none })];
  expect(checkMetadata(pages)).toEqual([]);
});

test.each([
  [{ titles: [] }, 'has no title, or an empty one'],
  [{ descriptions: [' '] }, 'has no description, or an empty one'],
  [{ headings: ['a', 'b'] }, 'has 2 times a main heading (h1); it needs one'],
  [
    { canonicals: ['https://site.example/about/'] },
    'its canonical address is "https://site.example/about/"; it has to be the site\'s address and /about',
  ],
  [{ titles: ['Title of blog.html'] }, 'has the same title as out/blog.html: "Title of blog.html"'],
])('a page with %j has an error', (changes, message) => {
  const pages = [makePage('blog.html'), makePage('about.html', changes)];
  expect(checkMetadata(pages)).toEqual([
    expect.objectContaining({ file: 'out/about.html', message }),
  ]);
});
