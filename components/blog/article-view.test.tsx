import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { takeBeginning } from '@/lib/contact/draft';
import type { Article } from '@/lib/content/collections';
import { makeArticle, makeImage, makePerson, makeSite } from '@/lib/content/test-content';
import { HOSTILE_HTML, fixturePages } from '../test-content';
import { runScripts, renderPage } from '../test-page';
import { ArticleBody } from './article-body';
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
  related = [12],
) {
  render(
    <ArticleView
      site={{ ...site, ...facts }}
      article={makeArticle({ title: 'Diaspora wealth', imageAlt: 'A basket', ...article })}
      copy={fixturePages.post}
      related={related.map((id) => makeArticle({ id }))}
    />,
  );
  return screen.getByRole('article', { name: 'Diaspora wealth' });
}

test('renders the parts of an article in order, with links for contacting the firm', () => {
  const article = renderArticle({ answer: '₦5m' });
  expect(article.textContent).toMatch(
    /^Start\/JournalDiaspora wealth₦5mWhat post 7 is about\.Diaspora wealth Reading time.*One line\.Your case is different\?Ask usCallWhatsAppBefore you act.*Your case is different\?Ask usCallWhatsAppWe answer in a day\.RelatedPost 12Share this article.*E-mailCopy link$/,
  );
  expect(article).toHaveTextContent(fixturePages.post.disclaimer.text);
  const [askLink] = screen.getAllByRole('link', { name: 'Ask us' });
  expect(askLink).toHaveAttribute('href', '/contact#get-in-touch');
  const chatLink = screen.getAllByRole('link', { name: 'WhatsApp' })[0];
  expect(chatLink?.getAttribute('href')).toMatch(/^https:\/\/wa\.me.*Diaspora%20wealth/);
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getAllByRole('link')).toHaveLength(2);
});

test('renders the image of an article at once, as wide as its place, and a label if the article is a draft', () => {
  const article = within(renderArticle({ image: makeImage('market.jpg'), draft: true }));
  const image = article.getByRole<HTMLImageElement>('img', { name: 'A basket' });
  expect(image.src).toMatch(/market-\d+\.webp$/);
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.sizes).toMatch(/42vw, 100vw$/);
  expect(article.getByText('Draft: not published').nextElementSibling?.tagName).toBe('H1');
});

test('links to the related articles in the given order, and shares the URL of the article', () => {
  renderArticle({}, {}, [12, 9]);
  const links = within(screen.getByRole('navigation', { name: 'Related' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/12', '/blog/9']);
  const shareLink = screen.getByRole<HTMLAnchorElement>('link', { name: /LinkedIn/ });
  expect(new URL(shareLink.href).searchParams.get('url')).toBe(url);
});

test('renders HTML in the description, the alternative text and the body of an article as plain text', () => {
  const lines = `**${HOSTILE_HTML}**\n`.repeat(4);
  const body = `${HOSTILE_HTML}\n\n${lines}1. ${HOSTILE_HTML}\n- ${HOSTILE_HTML}\n\n|${HOSTILE_HTML}|\n|-|\n|${HOSTILE_HTML}|`;
  renderArticle({ description: HOSTILE_HTML, imageAlt: HOSTILE_HTML, body });
  expect(document.querySelector('[onerror], script:not([type])')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent(HOSTILE_HTML);
});

test.each([
  ['no', 3, undefined],
  ['a', 4, ['#h-part-a Part a', '#h-part-b Part b', '#h-part-c Part c', '#h-part-d Part d']],
])('renders %s table of contents in an article with %i headings', (_contents, count, expected) => {
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

test('lists the changes to an article, with the links in their texts, after the opening paragraph', () => {
  const changes = [{ date: '2025-12-24', text: 'Less [tax](/blog/1) now.' }];
  const article = renderArticle({ changes });
  expect(article).toHaveTextContent(
    'One line.Since this was publishedDecember 24, 2025Less tax now.Your',
  );
  expect(screen.getByRole('link', { name: 'tax' })).toHaveAttribute('href', '/blog/1');
});

test.each([
  [0, 'no regulator', undefined],
  [3, 'a regulator', 'The Commission'],
])('renders %i contact links in an investing article if there is %s', (count, _firm, regulator) => {
  const body = '**A**\n\n::calculator[B]{name=flat-rate amount=1 rate=1 periods=1 fees=0}';
  renderArticle({ investment: true, body }, { regulator });
  expect(screen.queryAllByRole('link', { name: /^Ask/ })).toHaveLength(count);
  expect(screen.queryAllByText('We answer in a day.')).toHaveLength(regulator ? 1 : 0);
});

test('saves an opening line for the message, with the title of the article, after a click on “Ask us”', () => {
  renderPage(<ArticleContactLinks site={site} title="Diaspora wealth" />);
  runScripts();
  const link = screen.getByRole('link', { name: 'Ask us' });
  // Link to this page instead of the contact page, because jsdom cannot navigate to another page.
  link.setAttribute('href', '#');
  fireEvent.click(link);
  expect(takeBeginning()?.first).toBe('About “Diaspora wealth”: ');
});

const reviewer = makePerson();
const author = makePerson({ id: 'tunde', name: 'Tunde Bello', credentials: undefined });
test.each<[number, string, Partial<Article>, string, string[]]>([
  [1, 'no optional fields', {}, 'Reading time; 1 minute; Published; June 21, 2025; By; Baobab', []],
  [
    5,
    'an update, an author and a reviewer',
    { updated: '2025-07-01', author, reviewedBy: reviewer },
    'Reading time; 5 minutes; Updated; July 1, 2025; First published; June 21, 2025; By; Tunde Bello, Credit Adviser; Reviewed by; Ada Eze, ACA',
    ['/about#tunde', '/about#ada'],
  ],
])('renders the facts of a %i-minute article with %s', (minutes, _, article, facts, hrefs) => {
  renderArticle({ ...article, body: 'word '.repeat(238 * minutes) });
  const texts = Array.from(document.querySelectorAll('dt, dd'), (fact) => fact.textContent);
  expect(texts.join('; ').replaceAll('\u00a0', ' ')).toBe(facts);
  const links = document.querySelectorAll('dd a');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(hrefs);
});

const url = 'https://www.baobab.example/blog/7';
const links = <ShareLinks title="Rent & “₦5m”" url={url} />;
function renderWithClipboard(element: ReactElement, clipboard?: object) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  renderPage(element);
  runScripts();
}

test('opens every share link except the e-mail link in a new tab', () => {
  renderWithClipboard(links);
  for (const name of ['WhatsApp', 'X', 'LinkedIn', 'Facebook'])
    expect(
      screen.getByRole('link', { name: `Share on ${name} (opens in a new tab)` }),
    ).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'E-mail' })).not.toHaveAttribute('target');
  // This test provides no clipboard API, so the copy button stays hidden.
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['was copied', 'allowed', () => Promise.resolve(), 'Link copied'],
  ['was not copied', 'denied', () => Promise.reject(Error()), `Please copy this address: ${url}`],
])('says that the URL %s if access to the clipboard is %s', async (_what, _access, copy, text) => {
  const writeText = jest.fn(copy);
  renderWithClipboard(links, { writeText });
  const button = screen.getByRole('button', { name: 'Copy link' });
  const liveRegion = button.closest('[aria-live="polite"]');
  fireEvent.click(button);
  await screen.findByText(text);
  expect(liveRegion).toHaveTextContent(text);
  expect(writeText).toHaveBeenCalledWith(url);
});

test('copies letters without quotation marks around them, and with the numbers in their lists', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const { text } = makeArticle({ body: '“Pay **now**.”\n> Sirs,\n>\n> 1. When?\n> 2. Where?' });
  const body = { html: text.opening, article: { text, images: new Map() }, hasContactLinks: true };
  renderWithClipboard(<ArticleBody {...body} />, { writeText });
  screen.getAllByRole('button', { name: 'Copy' }).forEach((button) => button.click());
  expect(await screen.findAllByText('Copied')).toHaveLength(2);
  expect(writeText.mock.calls).toEqual([['Pay now.'], ['Sirs,\n\n1. When?\n2. Where?']]);
});
