import type { Article } from '@/lib/content/article';
import { publishedPosts } from '@/lib/content/queries';
import { makePost, makeSite } from '@/lib/content/test-content';
import { llmsTxt } from './llms-txt';

const page = (title: string) => ({ title, description: `${title}, described.` });
const pages = {
  home: page('Advice'),
  about: page('About'),
  services: page('Services'),
  blog: page('Blog'),
  contact: page('Contact'),
};
const site = makeSite({ name: 'Baobab', description: 'Advice.', url: 'https://baobab.example' });
const write = (...articles: Article[]) => llmsTxt({ site, pages, articles });

const WITHOUT_ARTICLES = `# Baobab

> Advice.

## Pages

- [Advice](https://baobab.example/): Advice, described.
- [About](https://baobab.example/about): About, described.
- [Services](https://baobab.example/services): Services, described.
- [Blog](https://baobab.example/blog): Blog, described.
- [Contact](https://baobab.example/contact): Contact, described.
`;

test('without articles, it names the firm and lists the screens', () => {
  expect(write()).toBe(WITHOUT_ARTICLES);
});

test('articles come newest first, each with its description', () => {
  const older = makePost({ id: 8, title: 'Older', date: '2025-05-03', description: 'One.' });
  const newer = makePost({ id: 7, title: 'Newer', date: '2025-05-10', description: 'Two.' });
  expect(write(older, newer)).toBe(`${WITHOUT_ARTICLES}
## Articles, newest first

- [Newer](https://baobab.example/blog/7): Two.
- [Older](https://baobab.example/blog/8): One.
`);
});

test('of 520 articles, none is missing', () => {
  const articles = Array.from({ length: 520 }, (_, index) => makePost({ id: index + 1 }));
  expect(
    write(...articles).match(/^- \[.*\]\(https:\/\/baobab\.example\/blog\/\d+\): /gm),
  ).toHaveLength(520);
});

test('drafts and articles to come are in no list', () => {
  const posts = [makePost({ title: 'Out' }), makePost({ title: 'Draft', draft: true })];
  const text = write(
    ...publishedPosts([...posts, makePost({ title: 'Later', date: '2099-01-01' })]),
  );
  expect(text).toContain('[Out]');
  expect(text).not.toMatch(/Draft|Later/);
});

test.each([
  ['brackets', 'A [draft] \\ plan', 'A \\[draft\\] \\\\ plan'],
  ['lines and control characters', 'A\nline\u0000\u001F\r\n# more', 'A line # more'],
  ['other letters', '₦500 & Ọ̀rọ̀ <🏦> ]]>', '₦500 & Ọ̀rọ̀ <🏦> \\]\\]>'],
])('a title with %s stays one link on one line', (_what, title, written) => {
  expect(write(makePost({ title }))).toContain(`\n- [${written}](https://baobab.example/blog/7): `);
});
