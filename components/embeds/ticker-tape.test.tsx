import { screen } from '@testing-library/react';
import { tickerProvider } from '@/lib/site/providers';
import { HOSTILE, pages } from '../test-content';
import { find, runScripts, showPage } from '../test-page';
import { MarketTicker } from './market-ticker';

const SHOWN = { name: 'tv-widget-resize-iframe', data: { height: 46 } };
const CONFIGURATION = '{"symbols":[{"proName":"NSENG:GTCO"}]}';

const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const answer = (ok: boolean) => Promise.resolve({ ok, text: () => Promise.resolve(CONFIGURATION) });

/** Opens a page with the ticker, which is still loading. */
function openTicker(condition?: string) {
  jest.useFakeTimers();
  const fetch = jest.fn<ReturnType<typeof answer>, [url: string]>(() => answer(true));
  const matchMedia = (query: string) => ({
    matches: query.split(',').some((part) => part === condition),
  });
  Object.assign(window, { fetch, matchMedia });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  showPage(<MarketTicker copy={pages.embeds.ticker} />);
  runScripts();
  return fetch;
}

const ticker = () => screen.getByRole('region', { name: 'Market prices' });
const strip = () => find('[data-strip]');
const note = () => find('[data-note]');
const container = () => find('.tradingview-widget-container');
const hide = () => screen.getByRole('button', { name: 'Hide prices' });

/** The page has loaded; where the ticker asks first, the visitor presses its button. */
async function start() {
  window.dispatchEvent(new Event('load'));
  await wait();
  screen.queryByRole('button', { name: 'Show live prices' })?.click();
  await wait();
}

/** Puts a frame into the place of the widget, as the provider's script does. */
function addFrame() {
  const frame = document.createElement('iframe');
  frame.src = 'https://www.tradingview-widget.com/embed-widget/ticker-tape/';
  find('.tradingview-widget-container__widget').replaceWith(frame);
  return frame;
}

function post(data: unknown, source: Window | null) {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

/** Opens a page whose ticker shows prices. */
async function showPrices() {
  openTicker();
  await start();
  post(SHOWN, addFrame().contentWindow);
  await wait(60_000);
  expect(ticker()).toHaveAttribute('data-state', 'shown');
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('hostile words of the ticker end as text', () => {
  showPage(<MarketTicker copy={{ ...pages.embeds.ticker, title: HOSTILE, source: HOSTILE }} />);
  expect(document.querySelector('[onerror], script:not([data-inline])')).toBeNull();
  expect(note()).toHaveTextContent(HOSTILE);
});

test('the script follows the widget, and contains its configuration', async () => {
  const fetch = openTicker();
  await wait(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(strip()).toBeEmptyDOMElement();
  await start();
  expect(fetch.mock.calls).toEqual([['/embeds/ticker.json']]);
  const script = find('[data-strip] script');
  expect(script).toHaveAttribute('src', tickerProvider.script);
  expect(script.textContent).toBe(CONFIGURATION);
  // The provider's script looks for these two class names.
  expect(container().parentElement).toBe(strip());
  const widget = find('.tradingview-widget-container__widget');
  expect([...container().children]).toEqual([widget, script]);
  script.dispatchEvent(new Event('error'));
  expect(ticker()).toHaveAttribute('data-state', 'failed');
});

test('without its configuration there is no script', async () => {
  openTicker().mockImplementation(() => answer(false));
  await start();
  expect(ticker()).toHaveAttribute('data-state', 'failed');
  expect(strip().querySelector('script')).toBeNull();
});

test('a frame without a message fails after ten seconds; a late message shows it', async () => {
  openTicker();
  await start();
  const frame = addFrame();
  frame.dispatchEvent(new Event('load'));
  await wait(9_999);
  expect(ticker()).toHaveAttribute('data-state', 'started');
  expect(note()).toHaveTextContent(/^Market prices by TradingView$/);
  await wait(1);
  expect(ticker()).toHaveAttribute('data-state', 'failed');
  expect(note()).toHaveTextContent(/^Market prices by TradingView: none at the moment$/);
  expect(document.body).toHaveFocus();
  expect(sessionStorage.ticker).toBe('failed');
  post(SHOWN, frame.contentWindow);
  expect(ticker()).toHaveAttribute('data-state', 'shown');
  expect(note()).toHaveTextContent(/^Market prices by TradingViewHide prices$/);
  expect(sessionStorage.ticker).toBe('');
});

test('other messages, and those of other windows, are ignored', async () => {
  openTicker();
  await start();
  const { contentWindow } = addFrame();
  for (const source of [window, null]) post(SHOWN, source);
  for (const data of [{ name: 'tv-widget-load' }, null]) post(data, contentWindow);
  expect(ticker()).toHaveAttribute('data-state', 'started');
});

test('the visitor can hide the prices and show them again, and the focus follows', async () => {
  await showPrices();
  const script = find('[data-strip] script');
  hide().click();
  expect(strip()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Show live prices' })).toHaveFocus();
  // Neither the clock nor a late answer changes that.
  script.dispatchEvent(new Event('error'));
  await wait(60_000);
  expect(ticker()).toHaveAttribute('data-state', 'ask');

  await start();
  expect(screen.getByRole('link', { name: 'TradingView' })).toHaveFocus();
  expect(strip().children).toHaveLength(1);
  post(SHOWN, addFrame().contentWindow);
  expect(hide()).toBeVisible();
});

test.each([
  ['where motion is reduced', '(prefers-reduced-motion: reduce)'],
  ['on a phone', '(width < 768px)'],
])('pages ask first %s, and after the prices were hidden', async (_where, condition) => {
  openTicker(condition);
  expect(ticker()).toHaveAttribute('data-embed', 'ask');
  await showPrices();
  expect(ticker()).toHaveAttribute('data-embed', '');
  hide().click();
  openTicker();
  expect(ticker()).toHaveAttribute('data-embed', 'ask');
  await start();
  openTicker();
  expect(ticker()).toHaveAttribute('data-embed', '');
});

test('the script can add elements, but no style', async () => {
  openTicker();
  await start();
  // The policy would refuse a style.
  const [style, line] = [document.createElement('style'), document.createElement('p')];
  expect(container().appendChild(style)).toBe(style);
  expect(container().appendChild(line)).toBe(line);
  expect(style).not.toBeInTheDocument();
  expect(container().lastElementChild).toBe(line);
});

test('a frame of the script gets a name, and a sandbox unless it has one', async () => {
  openTicker();
  await start();
  const frame = addFrame();
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
  // The sandbox holds from the next navigation on; the same URL again would be none.
  expect(navigate.mock.calls).toEqual([['about:blank'], [src]]);
  expect(sandboxed).toHaveAttribute('sandbox', 'allow-scripts');
});

test('a script that fails because the visitor leaves is not a failure', async () => {
  openTicker();
  await start();
  window.dispatchEvent(new Event('beforeunload'));
  find('[data-strip] script').dispatchEvent(new Event('error'));
  expect(ticker()).toHaveAttribute('data-state', 'started');
});

test('the ticker works without storage', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await showPrices();
});
