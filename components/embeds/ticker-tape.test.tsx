import { screen } from '@testing-library/react';
import { tickerProvider } from '@/lib/site/providers';
import { HOSTILE_HTML, fixturePages } from '../test-content';
import { findElement, runScripts, renderPage } from '../test-page';
import { MarketTicker } from './market-ticker';

const SHOWN_MESSAGE = { name: 'tv-widget-resize-iframe', data: { height: 46 } };
const CONFIGURATION = '{"symbols":[{"proName":"NSENG:GTCO"}]}';

const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const respond = (ok: boolean) =>
  Promise.resolve({ ok, text: () => Promise.resolve(CONFIGURATION) });

function openLoadingPage(condition?: string) {
  jest.useFakeTimers();
  const fetch = jest.fn<ReturnType<typeof respond>, [url: string]>(() => respond(true));
  const matchMedia = (query: string) => ({
    matches: query.split(', ').some((part) => part === condition),
  });
  Object.assign(window, { fetch, matchMedia });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  renderPage(<MarketTicker copy={fixturePages.embeds.ticker} />);
  runScripts();
  return fetch;
}

const ticker = () => screen.getByRole('region', { name: 'Market prices' });
const strip = () => findElement('[data-strip]');
const note = () => findElement('[data-note]');
const container = () => findElement('.tradingview-widget-container');
const hideButton = () => screen.getByRole('button', { name: 'Hide prices' });

async function finishLoading() {
  window.dispatchEvent(new Event('load'));
  await wait();
}

async function startTicker() {
  await finishLoading();
  screen.queryByRole('button', { name: 'Show live prices' })?.click();
  await wait();
}

function replaceWidgetByFrame() {
  const frame = document.createElement('iframe');
  frame.src = 'https://www.tradingview-widget.com/embed-widget/ticker-tape/';
  findElement('.tradingview-widget-container__widget').replaceWith(frame);
  return frame;
}

function post(data: unknown, source: Window | null) {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

async function openPageWithPrices() {
  openLoadingPage();
  await startTicker();
  post(SHOWN_MESSAGE, replaceWidgetByFrame().contentWindow);
  await wait(60_000);
  expect(ticker()).toHaveAttribute('data-state', 'shown');
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('renders HTML in the texts of the ticker as plain text', () => {
  const copy = { ...fixturePages.embeds.ticker, title: HOSTILE_HTML, source: HOSTILE_HTML };
  renderPage(<MarketTicker copy={copy} />);
  expect(document.querySelector('[onerror], script')).toBeNull();
  expect(note()).toHaveTextContent(HOSTILE_HTML);
});

test("adds TradingView's script and its configuration after the page has loaded", async () => {
  const fetch = openLoadingPage();
  await wait(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(strip()).toBeEmptyDOMElement();
  await startTicker();
  expect(fetch.mock.calls).toEqual([['/embeds/ticker.json']]);
  const script = findElement('[data-strip] script');
  expect(script).toHaveAttribute('src', tickerProvider.script);
  expect(script.textContent).toBe(CONFIGURATION);
  // TradingView's script looks for elements with these two class names.
  expect(container().parentElement).toBe(strip());
  const widget = findElement('.tradingview-widget-container__widget');
  expect([...container().children]).toEqual([widget, script]);
  script.dispatchEvent(new Event('error'));
  expect(ticker()).toHaveAttribute('data-state', 'failed');
});

test("sets the state to “failed” without adding TradingView's script if the configuration cannot be fetched", async () => {
  openLoadingPage().mockImplementation(() => respond(false));
  await startTicker();
  expect(ticker()).toHaveAttribute('data-state', 'failed');
  expect(strip().querySelector('script')).toBeNull();
});

test('sets the state to “failed” after ten seconds without a message, but shows the prices after a late message', async () => {
  openLoadingPage();
  await startTicker();
  const frame = replaceWidgetByFrame();
  frame.dispatchEvent(new Event('load'));
  await wait(9_999);
  expect(ticker()).toHaveAttribute('data-state', 'started');
  expect(note()).toHaveTextContent(/^Market prices by TradingView$/);
  await wait(1);
  expect(ticker()).toHaveAttribute('data-state', 'failed');
  expect(note()).toHaveTextContent(/^Market prices by TradingView: none at the moment$/);
  expect(document.body).toHaveFocus();
  expect(sessionStorage.ticker).toBe('failed');
  post(SHOWN_MESSAGE, frame.contentWindow);
  expect(ticker()).toHaveAttribute('data-state', 'shown');
  expect(note()).toHaveTextContent(/^Market prices by TradingViewHide prices$/);
  expect(sessionStorage.ticker).toBe('');
});

test('ignores messages that have an unknown name or come from another window', async () => {
  openLoadingPage();
  await startTicker();
  const { contentWindow } = replaceWidgetByFrame();
  for (const source of [window, null]) post(SHOWN_MESSAGE, source);
  for (const data of [{ name: 'tv-widget-load' }, null]) post(data, contentWindow);
  expect(ticker()).toHaveAttribute('data-state', 'started');
});

test('hides or shows the prices after a click on a button, and focuses the button or link that replaces it', async () => {
  await openPageWithPrices();
  const script = findElement('[data-strip] script');
  hideButton().click();
  expect(strip()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Show live prices' })).toHaveFocus();
  script.dispatchEvent(new Event('error'));
  await wait(60_000);
  expect(ticker()).toHaveAttribute('data-state', 'ask');

  await startTicker();
  expect(screen.getByRole('link', { name: 'TradingView' })).toHaveFocus();
  expect(strip().children).toHaveLength(1);
  post(SHOWN_MESSAGE, replaceWidgetByFrame().contentWindow);
  expect(hideButton()).toBeVisible();
});

test.each([
  ['prefers reduced motion', '(prefers-reduced-motion: reduce)'],
  ['uses a phone', '(max-width: 767px)'],
])('waits for a click if a visitor %s or has clicked “Hide prices”', async (_case, condition) => {
  openLoadingPage(condition);
  await finishLoading();
  expect(ticker()).toHaveAttribute('data-state', 'ask');
  await openPageWithPrices();
  hideButton().click();
  openLoadingPage();
  await finishLoading();
  expect(ticker()).toHaveAttribute('data-state', 'ask');
  await startTicker();
  openLoadingPage();
  await finishLoading();
  expect(ticker()).toHaveAttribute('data-state', 'started');
});

test("lets TradingView's script append any element except `<style>`", async () => {
  openLoadingPage();
  await startTicker();
  const [style, line] = [document.createElement('style'), document.createElement('p')];
  expect(container().appendChild(style)).toBe(style);
  expect(container().appendChild(line)).toBe(line);
  expect(style).not.toBeInTheDocument();
  expect(container().lastElementChild).toBe(line);
});

test("adds a title and a sandbox to TradingView's frame, unless the frame already has a sandbox", async () => {
  openLoadingPage();
  await startTicker();
  const frame = replaceWidgetByFrame();
  const sandboxed = document.createElement('iframe');
  sandboxed.setAttribute('sandbox', 'allow-scripts');
  container().append(sandboxed);
  const { src } = frame;
  const navigate = jest.spyOn(frame, 'src', 'set');
  await wait();
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  expect(frame.title).toBe('Market prices');
  expect(navigate.mock.calls).toEqual([['about:blank'], [src]]);
  expect(sandboxed).toHaveAttribute('sandbox', 'allow-scripts');
});

test("ignores an error of TradingView's script while the visitor is leaving the page", async () => {
  openLoadingPage();
  await startTicker();
  window.dispatchEvent(new Event('beforeunload'));
  findElement('[data-strip] script').dispatchEvent(new Event('error'));
  expect(ticker()).toHaveAttribute('data-state', 'started');
});

test('shows prices even if the browser blocks session storage', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openPageWithPrices();
});
