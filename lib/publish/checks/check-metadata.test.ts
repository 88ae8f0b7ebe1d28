import { checkMetadata } from './check-metadata';
import type { PageSummary } from '../page';

/** A page that is right, but for what a test changes. */
function makePage(file: string, changes: Partial<PageSummary> = {}): PageSummary {
  const address = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
  return {
    file,
    isIndexable: true,
    titles: [`Title of ${file}`],
    descriptions: [`Description of ${file}`],
    canonicals: [`https://site.example${address}`],
    headings: ['Heading'],
    ids: [],
    references: [],
    ...changes,
  };
}

test('pages with one of each are right; two pages may share a heading', () => {
  const pages = ['about.html', 'blog/7.html'].map((file) => makePage(file));
  pages.push(makePage('index.html', { canonicals: ['https://site.example'] }));
  expect(checkMetadata(pages)).toEqual([]);
});

test.each<[keyof PageSummary, string]>([
  ['titles', 'title'],
  ['descriptions', 'description'],
  ['canonicals', 'canonical address'],
  ['headings', 'main heading (h1)'],
])('%s: missing, empty or double is found', (kind, label) => {
  const messagesFor = (list: string[]) =>
    checkMetadata([makePage('about.html', { [kind]: list })]).map(({ message }) => message);
  expect(messagesFor([])).toEqual([`has no ${label}, or an empty one`]);
  expect(messagesFor([' \n'])).toContain(`has no ${label}, or an empty one`);
  const own = 'https://site.example/about';
  expect(messagesFor([own, own])).toEqual([`has 2 times a ${label}; it needs one`]);
});

test.each(['https://site.example/about/', '/about'])(
  'the canonical address %s is not that of /about',
  (canonical) => {
    expect(checkMetadata([makePage('about.html', { canonicals: [canonical] })])).toEqual([
      expect.objectContaining({
        file: 'out/about.html',
        message: `its canonical address is "${canonical}"; it has to be the site's address and /about`,
      }),
    ]);
  },
);

test.each<[keyof PageSummary, string]>([
  ['titles', 'title'],
  ['descriptions', 'description'],
])('%s that two pages share are found, with the other page', (kind, label) => {
  const pages = ['index.html', 'about.html', 'blog.html'].map((file) =>
    makePage(file, file === 'about.html' ? {} : { [kind]: ['The same'] }),
  );
  expect(checkMetadata(pages)).toEqual([
    expect.objectContaining({
      file: 'out/blog.html',
      message: `has the same ${label} as out/index.html: "The same"`,
    }),
  ]);
});

test('a page that is not for search engines needs a title only', () => {
  const hidden = (file: string, titles: string[]) =>
    makePage(file, { isIndexable: false, titles, descriptions: [], canonicals: [], headings: [] });
  // It may share its title.
  const pages = [hidden('404.html', ['Map']), hidden('map.html', ['Map'])];
  expect(checkMetadata(pages)).toEqual([]);
  expect(checkMetadata([hidden('404.html', [])])).toEqual([
    expect.objectContaining({ file: 'out/404.html', message: 'has no title, or an empty one' }),
  ]);
});
