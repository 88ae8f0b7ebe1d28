import { screen } from '@testing-library/react';
import { makeArticle } from '@/lib/content/test-content';
import { tradingView } from '@/lib/site/providers';
import { findElement, renderPage, runScripts } from '../test-page';
import { MarketTicker } from './market-ticker';

const SETTINGS = '{"symbols":[{"proName":"NSENG:GTCO"}]}';

const wait = () => jest.advanceTimersByTimeAsync(60_000);
const ticker = () => screen.getByRole('region', { name: 'Market prices' });
const strip = () => findElement('[data-strip]');
const clickButton = async (name: string) => {
  screen.getByRole('button', { name }).click();
  await wait();
};

function startLoading({ asksFirst = false, media = '', connection = {} } = {}) {
  jest.useFakeTimers();
  const fetch = jest.fn(() => Promise.resolve({ text: () => Promise.resolve(SETTINGS) }));
  const matchMedia = (query: string) => ({ matches: query.split(', ').includes(media) });
  Object.assign(window, { fetch, matchMedia });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  renderPage(<MarketTicker hasPrices asksFirst={asksFirst} figures={undefined} />);
  runScripts();
  return fetch;
}

async function openPage(conditions = {}) {
  const fetch = startLoading(conditions);
  window.dispatchEvent(new Event('load'));
  await wait();
  return fetch;
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("adds TradingView's script and its settings after the page has loaded", async () => {
  const fetch = startLoading();
  await wait();
  expect(fetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await wait();
  expect(fetch.mock.calls).toEqual([['/embeds/ticker.json']]);
  const script = findElement('[data-strip] script');
  expect(script).toHaveAttribute('src', tradingView.script);
  expect(script.textContent).toBe(SETTINGS);
  const container = findElement('.tradingview-widget-container', strip());
  const widget = findElement('.tradingview-widget-container__widget');
  expect([...container.children]).toEqual([widget, script]);
  expect(ticker()).toHaveAttribute('data-state', 'loading');
  script.dispatchEvent(new Event('load'));
  expect(ticker()).toHaveAttribute('data-state', 'shown');
});

test('renders figures with links to their articles, with or without prices, but no figure without an article', () => {
  const figure = { value: '₦5m', text: 'insured' };
  const list = [
    { ...figure, article: makeArticle({ id: 4 }) },
    { ...figure, article: undefined },
  ];
  const figures = { checked: '2026-11-26', list } as const;
  renderPage(<MarketTicker hasPrices={false} asksFirst={false} figures={figures} />);
  expect(screen.getByRole('region').textContent).toBe('Checked November 26, 2026₦5m insured');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/4');
});

test.each([
  ['is on the contact page', { asksFirst: true }],
  ['prefers reduced motion', { media: '(prefers-reduced-motion: reduce)' }],
  ['uses a phone', { media: '(max-width: 767px)' }],
  ['saves data', { connection: { saveData: true } }],
])('waits for a click if the visitor %s', async (_case, conditions) => {
  const fetch = await openPage(conditions);
  expect(fetch).not.toHaveBeenCalled();
  await clickButton('Live prices');
  expect(strip().querySelector('script')).not.toBeNull();
});

test('hides the prices after a click, keeps the focus, and waits for a click on the next pages', async () => {
  await openPage();
  screen.getByRole('button').focus();
  await clickButton('Hide prices');
  expect(strip()).toBeEmptyDOMElement();
  expect(ticker()).toHaveAttribute('data-state', 'hidden');
  expect(screen.getByRole('button', { name: 'Live prices' })).toHaveFocus();
  expect(await openPage()).not.toHaveBeenCalled();
  await clickButton('Live prices');
  expect(await openPage()).toHaveBeenCalled();
});

test("shows only the source of the prices if TradingView's script or its settings cannot be loaded", async () => {
  await openPage();
  findElement('[data-strip] script').dispatchEvent(new Event('error'));
  expect(strip()).toBeEmptyDOMElement();
  startLoading().mockRejectedValue(new TypeError('Failed to fetch'));
  await clickButton('Live prices');
  expect(ticker()).toHaveAttribute('data-state', 'hidden');
  expect(ticker()).toHaveTextContent(/^Market prices by TradingView Live prices$/);
});
