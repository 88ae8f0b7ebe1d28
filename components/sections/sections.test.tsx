import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { heroThread } from '@/lib/brand/drawings/pages';
import { ArticleTiles } from '../blog/article-tiles';
import { makeArticles, makeImage, makePerson, makeServices, makeSite } from '../test-content';
import { find, renderPage } from '../test-page';
import { People } from './about-sections';
import { Hero } from './hero';
import { ServicesOverview } from './home-sections';
import { NotFound } from './not-found';
import { ServiceEntries } from './services-sections';

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function renderHero(file = 'hero.svg', cloth?: string) {
  renderPage(
    <Hero
      site={makeSite()}
      copy={{
        lead: 'We advise.',
        primaryAction: 'A',
        secondaryAction: 'B',
        secondaryActionShort: 'C',
      }}
      illustration={makeImage({ name: 'hero', file })}
      cloth={cloth === undefined ? undefined : makeImage({ file: cloth })}
    />,
  );
}

test('the firm’s name is the heading, its short form kept on one line', () => {
  renderHero();
  expect(screen.getByRole('heading').textContent).toBe('Palm\u00a0Court Advisory');
});

test.each([
  ['a photo', 'hero.jpg', 'hero-cloth.svg', /^\/images\/hero-\d+\.webp$/],
  ['a drawing of its own', 'hero.svg', undefined, /^\/images\/hero\.svg$/],
])('%s is shown without a thread', (_what, file, cloth, source) => {
  renderHero(file, cloth);
  expect(screen.getByRole('presentation').getAttribute('src')).toMatch(source);
  expect(document.querySelector('#hero-thread')).toBeNull();
});

test('a drawing shows its cloth, and the thread whose parts the style sheet times', () => {
  renderHero('hero.svg', 'hero-cloth.svg');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/images/hero-cloth.svg');
  const { bars, width, height } = heroThread;
  const thread = find('#hero-thread');
  expect(thread).toHaveAttribute('viewBox', `0 0 ${width} ${height}`);
  const parts = [...thread.children].map((part) => part.getAttribute('class'));
  const timed = bars.map(({ towards }, index) => `${towards} bar${index + 1}`);
  expect(parts).toEqual([...timed, 'open', 'closed']);
  expect(bars).toHaveLength(5);
});

test.each([0, 1, 3])('of %i articles each is linked once, or there is no section', (count) => {
  render(<ArticleTiles id="new" title="Latest" action="All" articles={makeArticles(count)} />);
  const articles = makeArticles(count).map(({ id }) => `/blog/${id}`);
  expect(hrefs()).toEqual(count === 0 ? [] : ['/blog', ...articles]);
  expect(screen.queryAllByRole('region')).toHaveLength(count === 0 ? 0 : 1);
});

test('a service leads to its entry, under its short title if it has one', () => {
  render(<ServicesOverview title="What we provide" services={makeServices()} />);
  const links = screen.getAllByRole('link').slice(-2);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Credit Advisory', '/services#credit'],
    ['Risk Advisory & Insurance Solutions', '/services#risk'],
  ]);
});

test('each service shows its drawing; only the brokered one links, to the broker’s site', () => {
  const { insuranceBroker } = makeSite();
  render(<ServiceEntries title="What we do" services={makeServices()} broker={insuranceBroker} />);
  const drawings = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(drawings).toEqual(
    ['financial', 'treasury', 'credit', 'risk'].map((id) => `/images/service-${id}.svg`),
  );
  const link = screen.getByRole('link');
  expect(link.closest('article')).toHaveAttribute('id', 'risk');
  expect(link).toHaveAttribute('href', insuranceBroker.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAccessibleDescription(
    'Cover is arranged through a licensed insurance broker, whose site opens in a new tab',
  );
});

test('of each person who signs articles, the page says who they are', () => {
  const people = [
    makePerson({ image: 'ada' }),
    makePerson({ id: 'tunde', name: 'Tunde Bello', credentials: undefined }),
  ];
  const images = new Map([['ada', makeImage({ name: 'ada', file: 'ada.jpg' })]]);
  render(<People title="Our People" people={people} images={images} />);
  const entries = screen.getAllByRole('listitem');
  expect(entries.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['ada', 'Ada EzeCredit Adviser, ACAAda reads loan agreements.'],
    ['tunde', 'Tunde BelloCredit AdviserAda reads loan agreements.'],
  ]);
  expect(entries.map((entry) => entry.querySelectorAll('img').length)).toEqual([1, 0]);
});

test('while people.yaml names nobody, there is no section for it', () => {
  const { container } = render(<People title="Our People" people={[]} images={new Map()} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['page', [7], 'No page', false],
  ['article', [7], 'No article', true],
  ['article', [], 'No article', false],
] as const)('for a missing %s and the articles %j: "%s"', (missing, ids, title, isOffered) => {
  renderPage(
    <NotFound
      missing={missing}
      page={{ title: 'No page', text: 'It does not exist.', action: 'Go home' }}
      article={{ title: 'No article', text: 'It may have moved.', newest: 'Newest' }}
      newest={ids.map((id) => ({ id, title: `Post ${id}` }))}
      articleIds="1-7"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(hrefs()).toEqual(isOffered ? ['/blog/7', '/'] : ['/']);
});
