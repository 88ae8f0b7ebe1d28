import { fireEvent, render, screen, within } from '@testing-library/react';
import { takeBeginning } from '@/lib/contact/draft';
import type { Article } from '@/lib/content/article';
import { makeArticle, makePerson, makeSite, makeWords } from '@/lib/content/test-content';
import { HOSTILE_HTML, fixturePages } from '../test-content';
import { runScripts, renderPage } from '../test-page';
import { ArticleContactLinks } from './article-contact-links';
import { ArticleView } from './article-view';
import { ShareLinks } from './share-links';

const site = makeSite({
  whatsapp: '+234 800 000 0003',
  answers: { ...makeSite().answers, replyTime: 'We answer in a day.' },
  name: 'Baobab',
  navigation: [
    { label: 'Journal', path: '/blog' },
    { label: 'Start', path: '/' },
  ],
});

function renderArticle(
  article: Parameters<typeof makeArticle>[0] = {},
  facts: Partial<typeof site> = {},
) {
  render(
    <ArticleView
      site={{ ...site, ...facts }}
      article={makeArticle({ title: 'Diaspora wealth', imageAlt: 'A basket', ...article })}
      copy={fixturePages.post}
      images={new Map()}
      related={[makeArticle({ id: 12 })]}
    />,
  );
  return screen.getByRole('article', { name: 'Diaspora wealth' });
}

test('renders the parts of an article in order, with links for contacting the firm', () => {
  const article = renderArticle();
  expect(article.textContent).toMatch(
    /^Start\/JournalDiaspora wealthPublished.*Diaspora wealthWhat post 7 is about\.One line\.Your case is different\?Ask usCallWhatsAppBefore you act.*Your case is different\?Ask usCallWhatsAppWe answer in a day\.RelatedPost 12Share this article.*E-mailCopy link$/,
  );
  const [askLink] = screen.getAllByRole('link', { name: 'Ask us' });
  expect(askLink).toHaveAttribute('href', '/contact#get-in-touch');
  const chatLink = screen.getAllByRole('link', { name: 'WhatsApp' })[0];
  expect(chatLink).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me.*Diaspora%20wealth/),
  );
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getAllByRole('link')).toHaveLength(2);
});

test('escapes HTML in the description, the alternative text and the body', () => {
  const lines = `**${HOSTILE_HTML}**\n`.repeat(4);
  const body = `${HOSTILE_HTML}\n\n${lines}1. ${HOSTILE_HTML}\n- ${HOSTILE_HTML}\n\n|${HOSTILE_HTML}|\n|-|\n|${HOSTILE_HTML}|`;
  renderArticle({ description: HOSTILE_HTML, imageAlt: HOSTILE_HTML, body });
  expect(document.querySelector('[onerror], script:not([type])')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent(HOSTILE_HTML);
});

test.each([
  [3, undefined],
  [4, ['#h-part-a Part a', '#h-part-b Part b', '#h-part-c Part c', '#h-part-d Part d']],
])('if an article has %i headings, renders the table of contents %j', (count, expected) => {
  const parts = ['a', 'b', 'c', 'd'].slice(0, count).map((id) => `**Part ${id}**\n`);
  const article = renderArticle({ body: `First.\n${parts.join('')}` });
  const contents = expected ? 'In this articlePart aPart bPart cPart d' : '';
  expect(article).toHaveTextContent(
    `First. Your case is different?Ask usCallWhatsApp${contents}Part a`,
  );
  const list = screen.queryByRole('navigation', { name: 'In this article' });
  const links = list && within(list).getAllByRole('link');
  const texts = links?.map((link) => `${link.getAttribute('href')} ${link.textContent}`);
  expect(texts).toEqual(expected);
});

test('lists the changes to an article after the opening paragraph, with their links', () => {
  const changes = [{ date: '2025-12-24', text: 'Less [tax](/blog/1) now.' }];
  const article = renderArticle({ changes });
  expect(article).toHaveTextContent(
    'One line.Since this was publishedDecember 24, 2025Less tax now.Your',
  );
  expect(screen.getByRole('link', { name: 'tax' })).toHaveAttribute('href', '/blog/1');
});

test.each([
  ['no links to the contact form for a firm without a regulator', undefined, 0],
  ['three links to the contact form for a firm with a regulator', 'The Commission', 3],
])('if an article is about investments, renders %s', (_links, regulator, count) => {
  const body = '**A**\n\n::calculator[B]{name=flat-rate amount=1 rate=1 periods=1 fees=0}';
  renderArticle({ investment: true, body }, { regulator });
  expect(screen.queryAllByRole('link', { name: /^Ask/ })).toHaveLength(count);
});

test('when the visitor clicks Ask us, saves an opening line with the title of the article', () => {
  const { ask } = fixturePages.post;
  renderPage(<ArticleContactLinks copy={ask} site={site} title="Diaspora wealth" />);
  runScripts();
  const link = screen.getByRole('link', { name: 'Ask us' });
  // Link to this page instead of the contact page, because jsdom cannot navigate to another page.
  link.setAttribute('href', '#');
  fireEvent.click(link);
  expect(takeBeginning()?.first).toBe('About “Diaspora wealth”: ');
});

const reviewer = makePerson();
const author = makePerson({ id: 'tunde', name: 'Tunde Bello', credentials: undefined });
test.each<[Partial<Article>, number, string, string[]]>([
  [{}, 1, 'Published; June 21, 2025; Reading time; 1 minute; By; Baobab', []],
  [
    { updated: '2025-07-01', author, reviewedBy: reviewer },
    5,
    'Updated; July 1, 2025; Reading time; 5 minutes; First published; June 21, 2025; By; Tunde Bello, Credit Adviser; Reviewed by; Ada Eze, ACA',
    ['/about#tunde', '/about#ada'],
  ],
])(
  'renders the facts about an article with the fields %j and a reading time of %i minutes',
  (article, minutes, facts, hrefs) => {
    renderArticle({ ...article, body: makeWords(238 * minutes) });
    const texts = Array.from(document.querySelectorAll('dt, dd'), (fact) => fact.textContent);
    expect(texts.join('; ').replaceAll('\u00a0', ' ')).toBe(facts);
    const links = document.querySelectorAll('dd a');
    expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(hrefs);
  },
);

const articleUrl = 'https://www.baobab.example/blog/7';

function renderShareLinks(clipboard?: object) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  renderPage(
    <ShareLinks copy={fixturePages.post.share} page={{ title: 'Rent & “₦5m”', url: articleUrl }} />,
  );
  runScripts();
}

test('opens every share link except the e-mail link in a new tab', () => {
  renderShareLinks();
  for (const name of ['WhatsApp', 'X', 'LinkedIn', 'Facebook'])
    expect(
      screen.getByRole('link', { name: `Share on ${name} (opens in a new tab)` }),
    ).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'E-mail' })).not.toHaveAttribute('target');
  // This test provides no clipboard API, so the copy button stays hidden.
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['confirms that the URL was copied', () => Promise.resolve(), 'Link copied'],
  [
    'shows the URL to copy by hand if the browser denies access to the clipboard',
    () => Promise.reject(new Error('denied')),
    `Please copy this address: ${articleUrl}`,
  ],
])('when the visitor clicks Copy link, %s', async (_title, copy, text) => {
  const writeText = jest.fn(copy);
  renderShareLinks({ writeText });
  const button = screen.getByRole('button', { name: 'Copy link' });
  const liveRegion = button.closest('[aria-live="polite"]');
  fireEvent.click(button);
  await screen.findByText(text);
  expect(liveRegion).toHaveTextContent(text);
  expect(writeText).toHaveBeenCalledWith(articleUrl);
});
