import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Article } from '@/lib/content/article';
import { makeArticle, makePerson, makeSite, postCopy } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { ArticleFooter, ArticleView } from './article-view';

function renderArticle(article: Partial<Article> = {}, readingMinutes = 5, headings = 0) {
  render(
    <ArticleView
      article={makeArticle({ id: 7, title: 'Diaspora wealth', imageAlt: 'A basket', ...article })}
      firm="Palm Court Advisory"
      readingMinutes={readingMinutes}
      headings={Array.from({ length: headings }, (_, index) => ({
        id: `h-${index}`,
        text: `Heading ${index}`,
      }))}
      copy={postCopy}
      links={makeSite().navigation}
      footer={<p>The way on.</p>}
    >
      <p>The body.</p>
    </ArticleView>,
  );
  return screen.getByRole('article', { name: 'Diaspora wealth' });
}

test('breadcrumb, title, image, title again, body, disclaimer and footer follow each other', () => {
  const article = renderArticle();
  const [heading, title] = within(article).getAllByText('Diaspora wealth');
  const parts = [
    screen.getByRole('navigation', { name: 'Breadcrumb' }),
    heading,
    screen.getByRole('img', { name: 'A basket' }),
    title,
    screen.getByText('The body.'),
    screen.getByRole('complementary', { name: 'Before you act' }),
    screen.getByText('The way on.'),
  ];
  expect(heading?.tagName).toBe('H1');
  expect(title?.tagName).toBe('P');
  const inOrder = [...article.querySelectorAll<HTMLElement>('*')].filter((element) =>
    parts.includes(element),
  );
  expect(inOrder).toEqual(parts);
  const trail = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(trail.map((link) => link.textContent)).toEqual(['Home', 'Blog']);
});

test.each([
  [3, undefined],
  [4, ['#h-0 Heading 0', '#h-1 Heading 1', '#h-2 Heading 2', '#h-3 Heading 3']],
])('of %i headings there is this list of links: %j', (count, expected) => {
  renderArticle({}, 5, count);
  const list = screen.queryByRole('navigation', { name: 'In this article' });
  const links = list && within(list).getAllByRole('link');
  const shown = links?.map((link) => `${link.getAttribute('href')} ${link.textContent}`);
  expect(shown).toEqual(expected);
});

const published = 'Published; June 21, 2025';
test.each<[Partial<Article>, number, string]>([
  [{}, 1, `By; Palm Court Advisory; ${published}; Reading time; 1 minute`],
  [
    { updated: '2025-07-01' },
    5,
    `By; Palm Court Advisory; ${published}; Updated; July 1, 2025; Reading time; 5 minutes`,
  ],
  [
    { author: makePerson(), reviewedBy: makePerson({ id: 'tunde', name: 'Tunde Bello' }) },
    5,
    `By; Ada Eze, Credit Adviser; Reviewed by; Tunde Bello, ACA; ${published}; Reading time; 5 minutes`,
  ],
  [
    { reviewedBy: makePerson({ credentials: undefined }) },
    5,
    `By; Palm Court Advisory; Reviewed by; Ada Eze, Credit Adviser; ${published}; Reading time; 5 minutes`,
  ],
])('the facts of %j, read in %i minutes', (article, minutes, facts) => {
  renderArticle({ date: '2025-06-21', ...article }, minutes);
  const texts = Array.from(document.querySelectorAll('dt, dd'), (fact) => fact.textContent);
  expect(texts.join('; ')).toBe(facts);
  const people = [article.author, article.reviewedBy].flatMap((person) => person ?? []);
  const links = Array.from(document.querySelectorAll('dd a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(people.map(({ id }) => `/about#${id}`));
});

const url = 'https://www.palmcourt.example/blog/7';
const [older, newer] = [makeArticle({ id: 3 }), makeArticle({ id: 5 })];

/** The footer of an article, in a browser whose clipboard is as given. */
function renderFooter({
  clipboard = undefined as { writeText: (text: string) => Promise<void> } | undefined,
  previous = undefined as Article | undefined,
  next = undefined as Article | undefined,
} = {}) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const page = { title: 'Rent & “₦5m”', url };
  renderPage(<ArticleFooter copy={postCopy} page={page} previous={previous} next={next} />);
  runBehaviours();
}

test.each([
  [{ previous: older, next: newer }, ['Previous Post 3 /blog/3', 'Next Post 5 /blog/5']],
  [{ next: newer }, ['Next Post 5 /blog/5']],
  [{ previous: older }, ['Previous Post 3 /blog/3']],
  [{}, undefined],
])('the articles before and after this one are linked: %#', (neighbours, expected) => {
  renderFooter(neighbours);
  const navigation = screen.queryByRole('navigation', { name: 'More articles' });
  const links = [...(navigation?.querySelectorAll('a') ?? [])];
  const texts = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(navigation ? texts : undefined).toEqual(expected);
});

test('each service has a link with the title and the URL; all but the mail program open a tab', () => {
  renderFooter();
  // The browser has no clipboard.
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ...['WhatsApp', 'X', 'LinkedIn', 'Facebook'].map((name) => [
      `${name} (opens in a new tab)`,
      '_blank',
    ]),
    ['E-mail', null],
  ]);
  const href = links[0]?.getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('text')).toBe(`Rent & “₦5m” ${url}`);
});

test.each([
  ['copies the URL', () => Promise.resolve(), 'Link copied'],
  ['is refused', () => Promise.reject(new Error('denied')), `Please copy this: ${url}`],
])('a button that %s says so', async (_what, copied, text) => {
  const writeText = jest.fn(copied);
  renderFooter({ clipboard: { writeText } });
  const button = screen.getByRole('button', { name: 'Copy link' });
  const announced = button.closest('[aria-live="polite"]');
  fireEvent.click(button);
  await screen.findByText(text);
  expect(announced).toHaveTextContent(text);
  expect(writeText).toHaveBeenCalledWith(url);
});
