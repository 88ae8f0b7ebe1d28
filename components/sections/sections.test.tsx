import { screen } from '@testing-library/react';
import {
  makeArticle,
  makeImage,
  makePerson,
  makeService,
  makeSite,
} from '@/lib/content/test-content';
import { fixturePages } from '../test-content';
import { findElement, renderPage } from '../test-page';
import { CheckUs } from './check-us';
import { Faq } from './faq';
import { Hero } from './hero';
import { NotFound } from './not-found';
import { ServiceEntries } from './service-entries';
import { ShortAnswers } from './short-answers';

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['hero.jpg', /^\/images\/hero-\d+\.webp$/],
  ['hero.svg', /^\/images\/hero\.svg$/],
])('renders the hero with the firm’s name and the image %s', (file, source) => {
  const copy = { lead: 'We advise.', primaryAction: 'A', secondaryAction: 'B' };
  const site = { name: 'Palm Court Advisory', shortName: 'Palm Court', tagline: 'For you' };
  renderPage(<Hero site={site} copy={copy} illustration={makeImage(file)} />);
  expect(screen.getByRole('heading').textContent).toBe('Palm Court Advisory');
  expect(screen.getByRole('presentation').getAttribute('src')).toMatch(source);
});

test.each([
  ['its article’s', 'pages.yaml has none', '18%', undefined, ['18% a year']],
  ['pages.yaml’s', 'its article also has one', '18%', '₦5m', ['₦5m a year']],
  ['no', 'neither pages.yaml nor its article has one', undefined, undefined, []],
])('renders %s short answer to a question if %s', (_source, _case, own, answer, figures) => {
  const article = makeArticle({ id: 7, answer: own });
  const question = { question: 'How much?', unit: 'a year', line: 'Or less.', answer };
  const list = [
    { article, ...question },
    { article: undefined, ...question },
  ];
  renderPage(<ShortAnswers copy={{ title: 'Answers', text: 'A', action: 'All', list }} />);
  const rows = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(figures.map((figure) => `How much?Or less.${figure}`));
  expect(hrefs()).toEqual(figures.flatMap(() => ['/blog', '/blog/7']));
  expect(screen.queryAllByRole('region', { name: 'Answers' })).toHaveLength(figures.length);
});

test('renders each answer in a collapsed <details> with Markdown links, and the browser opens one at a time', () => {
  const answer = 'See [our people](/about#people), or [write](/contact?a=(b)). [sic] (really)';
  const items = ['Who?', 'How?'].map((question) => ({ question, answer }));
  renderPage(<Faq title="Questions" items={items} />);
  expect(hrefs()).toEqual(items.flatMap(() => ['/about#people', '/contact?a=(b)']));
  // Browsers close a <details> when another one with the same name opens.
  expect(document.querySelectorAll('details[name=faq]:not([open])')).toHaveLength(2);
  expect(findElement('details p')).toHaveTextContent('See our people, or write. [sic] (really)');
});

test('renders each service with its drawing or a cloth, and its links, including one to the broker if the service needs a broker', () => {
  const { insuranceBroker } = makeSite();
  const services = [
    makeService({ id: 'credit' }),
    makeService({ id: 'risk', broker: true, image: undefined }),
  ];
  const articles = [7, 8, 9, 10, 11].map((id) =>
    makeArticle({ id, body: `[a](/services#${id === 10 ? 'risk' : 'credit'})` }),
  );
  renderPage(<ServiceEntries services={services} articles={articles} broker={insuranceBroker} />);
  expect(screen.getAllByRole('definition')).toHaveLength(6);
  const drawings = screen.getAllByRole('presentation');
  expect(drawings).toHaveLength(1);
  expect(findElement('#risk pattern')).toHaveAttribute('id', 'cloth-risk');
  expect(drawings[0]).toHaveAttribute('src', '/images/service-financial.svg');
  expect(hrefs()).toEqual([
    ...['/contact?about=credit#get-in-touch', '/blog/11', '/blog/9', '/blog/8'],
    ...['/contact?about=risk#get-in-touch', insuranceBroker.url, '/blog/10'],
  ]);
  const link = screen.getByRole('link', { name: 'Learn More about the insurance broker' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAccessibleDescription(
    'Cover is arranged through a licensed insurance broker, whose site opens in a new tab',
  );
});

test('inlines the SVG drawing of a service, and renders the links in its caption', () => {
  const file = 'service-financial.svg';
  const picture = { ...makeImage(file), inlineSvg: '<svg><text>₦9</text></svg>' };
  const example = { imageAlt: 'A bill of ₦9', example: 'Example. [Its sum](/about)' };
  renderPage(
    <ServiceEntries
      services={[makeService({ label: 'Finance', image: picture, ...example })]}
      articles={[]}
      broker={makeSite().insuranceBroker}
    />,
  );
  expect(screen.getByRole('img', { name: 'A bill of ₦9' })).toHaveTextContent('₦9');
  expect(findElement('figcaption')).toHaveTextContent('Example. Its sum');
  expect(hrefs()).toEqual(['/about', '/contact?about=financial#get-in-touch']);
  expect(screen.getByRole('link', { name: 'Ask about Finance' })).toBeVisible();
});

test('renders people with their role, credentials and portrait, and what visitors can check, but no section without both', () => {
  const people = [
    makePerson({ image: makeImage('ada.jpg') }),
    makePerson({ id: 'tunde', name: 'Tunde Bello', credentials: undefined }),
  ];
  const entry = { label: 'Company', text: 'RC 1', href: 'https://cac.test/', action: 'Look it up' };
  renderPage(<CheckUs title="Check us" people={people} entries={[entry]} />);
  const entries = screen.getAllByRole('listitem');
  expect(entries.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['ada', 'Ada EzeCredit Adviser, ACAAda reads loan agreements.'],
    ['tunde', 'Tunde BelloCredit AdviserAda reads loan agreements.'],
  ]);
  expect(entries.map((entry) => entry.querySelectorAll('img').length)).toEqual([1, 0]);
  expect(screen.getByRole('link', { name: 'Look it up (Company)' })).toBeVisible();
  renderPage(<CheckUs title="Check us" people={[]} entries={[]} />);
  expect(document.body).toBeEmptyDOMElement();
});

test.each([
  ['page', 'articles', [7], '404 - Page Not Found', ['/', '/blog/7']],
  ['article', 'articles', [7], 'Blog post not found', ['/', '/blog/7']],
  ['article', 'no articles', [], 'Blog post not found', ['/']],
] as const)('renders a page for a missing %s if there are %s', (missing, _, ids, title, links) => {
  const articles = ids.map((id) => makeArticle({ id }));
  const answer = { question: 'How much?', answer: '₦5m', unit: '', line: '' };
  const list = articles.map((article) => ({ article, ...answer }));
  const home = { ...fixturePages.home, questions: { ...fixturePages.home.questions, list } };
  renderPage(<NotFound missing={missing} pages={{ ...fixturePages, home }} articles={articles} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(hrefs()).toEqual(links);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/blog');
});
