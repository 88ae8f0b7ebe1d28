import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { embedsCopy } from '../test-content';
import { find, openPage, renderPage, runBehaviours } from '../test-page';
import { MarketTicker } from './market-ticker';

const SHOWN = { name: 'tv-widget-resize-iframe', data: { height: 46 } };
const CONFIGURATION = '{"symbols":[{"proName":"NSENG:GTCO"}]}';

type Answer = Promise<{ ok: boolean; text: () => Promise<string> }>;

const answer = (ok: boolean): Answer =>
  Promise.resolve({ ok, text: () => Promise.resolve(CONFIGURATION) });

type Visit = { fetch?: (url: string) => Answer; isReduced?: boolean };

/** The ticker on a page whose scripts have run; it has not been told to start. */
function openTicker({ fetch = () => answer(true), isReduced = false }: Visit = {}) {
  openPage();
  for (const name of ['open', 'write', 'writeln']) Reflect.deleteProperty(document, name);
  const fetched = jest.fn(fetch);
  const matchMedia = (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isReduced,
  });
  Object.assign(window, { fetch: fetched, matchMedia });
  renderPage(<MarketTicker copy={embedsCopy.ticker} />);
  runBehaviours();
  const root = screen.getByRole('region', { name: 'Prices today' });
  return {
    root,
    fetched,
    strip: find('[data-strip]', root),
    note: find('[data-note]', root),
    hide: () => within(root).getByRole('button', { name: 'Take them away' }),
    link: () => within(root).getByRole('link', { name: 'TradingView' }),
    script: () => find('[data-strip] script', root),
    container: () => find('.tradingview-widget-container', root),
    /** As the provider's script does it: its frame in place of the widget. */
    drawFrame: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.tradingview-widget.com/embed-widget/ticker-tape/';
      find('.tradingview-widget-container__widget', root).replaceWith(frame);
      return frame;
    },
  };
}

async function start(root: HTMLElement) {
  root.dataset.state = 'started';
  root.dispatchEvent(new Event('start'));
  await jest.advanceTimersByTimeAsync(0);
}

/** The ticker that was told to start; the answer for its configuration has arrived. */
async function startTicker(visit?: Visit) {
  const page = openTicker(visit);
  await start(page.root);
  return page;
}

function say(data: unknown, source: Window | null) {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('before it is told to start, it requests nothing and changes nothing', async () => {
  const { strip, fetched } = openTicker();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(strip).toBeEmptyDOMElement();
  expect(document.write).toBe(Document.prototype.write);
});

test('the script stands behind the widget, with the configuration as its own text', async () => {
  const { fetched, strip, script, container } = await startTicker();
  expect(fetched.mock.calls).toEqual([['/embeds/ticker.json']]);
  expect(script()).toHaveAttribute(
    'src',
    'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  );
  expect(script().textContent).toBe(CONFIGURATION);
  // The provider's script looks for these two class names.
  expect(container().parentElement).toBe(strip);
  const widget = find('.tradingview-widget-container__widget');
  expect([...container().children]).toEqual([widget, script()]);
});

test.each<[string, Visit['fetch'], string]>([
  ['pending', () => new Promise(() => undefined), 'started'],
  ['refused', () => answer(false), 'failed'],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
])('with a configuration that is %s there is no script', async (_what, fetch, state) => {
  const { root, strip } = await startTicker({ ...(fetch && { fetch }) });
  expect(root.dataset.state).toBe(state);
  expect(strip.querySelector('script')).toBeNull();
});

test('a blocked script has failed', async () => {
  const { root, script } = await startTicker();
  script().dispatchEvent(new Event('error'));
  expect(root.dataset.state).toBe('failed');
});

test('ten seconds without a message of the frame have failed, a late one shows it, and a line says so', async () => {
  const { root, note, drawFrame } = await startTicker();
  const frame = drawFrame();
  frame.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(root.dataset.state).toBe('started');
  expect(note).toHaveTextContent(/^Figures from TradingView$/);
  await jest.advanceTimersByTimeAsync(1);
  expect(root.dataset.state).toBe('failed');
  expect(note).toHaveTextContent(/^Figures from TradingView: none now$/);
  expect(document.body).toHaveFocus();
  say(SHOWN, frame.contentWindow);
  expect(root.dataset.state).toBe('shown');
  expect(note).toHaveTextContent(/^Figures from TradingViewTake them away$/);
});

test('the message of the frame shows it, and stops the clock', async () => {
  const { root, drawFrame } = await startTicker();
  say(SHOWN, drawFrame().contentWindow);
  expect(root.dataset.state).toBe('shown');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(root.dataset.state).toBe('shown');
});

test.each([{ name: 'tv-widget-load' }, { name: undefined }, {}, null, undefined, SHOWN.name, []])(
  'another message of the frame is ignored: %j',
  async (data) => {
    const { root, drawFrame } = await startTicker();
    say(data, drawFrame().contentWindow);
    expect(root.dataset.state).toBe('started');
  },
);

test('the message of any other window is ignored, before there is a frame and after', async () => {
  const { root, drawFrame } = await startTicker();
  const other = document.body.appendChild(document.createElement('iframe'));
  const sayAll = () => [window, other.contentWindow, null].forEach((source) => say(SHOWN, source));
  sayAll();
  drawFrame();
  sayAll();
  expect(root.dataset.state).toBe('started');
});

/** As `startEmbeds` does it. */
function answerAsk(root: HTMLElement) {
  root.addEventListener('ask', () => {
    root.dataset.state = 'ask';
    const button = document.createElement('button');
    button.textContent = 'Let them run';
    button.onclick = () => root.dispatchEvent(new Event('start'));
    find('[data-note]', root).replaceChildren(button);
  });
}

test('the visitor can hide the tape and show it again, with the focus on the way', async () => {
  const { root, strip, note, hide, link, script, drawFrame } = await startTicker();
  answerAsk(root);
  const late = script();
  say(SHOWN, drawFrame().contentWindow);
  hide().focus();
  hide().click();
  expect(strip).toBeEmptyDOMElement();
  expect(note).toHaveTextContent(/^Let them run$/);
  const show = within(root).getByRole('button');
  expect(show).toHaveFocus();
  // Neither the clock nor a late answer of the provider changes that.
  late.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(root.dataset.state).toBe('ask');

  show.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(link()).toHaveFocus();
  await start(root);
  expect(strip.children).toHaveLength(1);
  say(SHOWN, drawFrame().contentWindow);
  expect(root.dataset.state).toBe('shown');
  expect(hide()).toBeVisible();
  expect(link()).toHaveFocus();
});

test('the next pages ask first once the tape is hidden, until it is shown again', async () => {
  const first = await startTicker();
  expect(first.root.dataset.embed).toBe('');
  say(SHOWN, first.drawFrame().contentWindow);
  first.hide().click();
  const second = openTicker();
  expect(second.root.dataset.embed).toBe('ask');
  await start(second.root);
  expect(openTicker().root.dataset.embed).toBe('');
});

test('it asks first where reduced motion is preferred', () => {
  expect(openTicker({ isReduced: true }).root.dataset.embed).toBe('ask');
});

test('without storage everything works but the memory', async () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  const page = openTicker();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  runBehaviours();
  await start(page.root);
  answerAsk(page.root);
  say(SHOWN, page.drawFrame().contentWindow);
  within(page.root).getAllByRole('button')[0]?.click();
  expect(page.strip).toBeEmptyDOMElement();
  expect(page.root.dataset).toMatchObject({ embed: '', state: 'ask' });
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('the script cannot replace the page', async () => {
  const { root } = await startTicker();
  document.open();
  document.write('<p>Mine</p>');
  document.writeln('<p>Mine</p>');
  expect(root).toBeInTheDocument();
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
});

test('a style of the script, which the policy refuses, is dropped; the rest is let in', async () => {
  const { container } = await startTicker();
  const [style, line] = [document.createElement('style'), document.createElement('p')];
  expect(container().appendChild(style)).toBe(style);
  expect(container().appendChild(line)).toBe(line);
  expect(style).not.toBeInTheDocument();
  expect(container().lastElementChild).toBe(line);
});

test('each frame of the script gets a sandbox and a name, then loads its URL again', async () => {
  const { drawFrame, container } = await startTicker();
  const frame = drawFrame();
  const bound = document.createElement('iframe');
  bound.setAttribute('sandbox', 'allow-scripts');
  container().append(bound);
  const { src } = frame;
  const changes: (string | null)[][] = [];
  new MutationObserver((records) => {
    changes.push(...records.map(({ attributeName, oldValue }) => [attributeName, oldValue]));
  }).observe(frame, { attributeFilter: ['sandbox', 'src'], attributeOldValue: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect([frame.title, frame.src]).toEqual(['Prices today', src]);
  // Setting the same URL again would not load it again.
  expect(changes).toEqual([
    ['sandbox', null],
    ['src', src],
    ['src', 'about:blank'],
  ]);
  expect(bound).toHaveAttribute('sandbox', 'allow-scripts');
});

test('React hydrates what the scripts have changed without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(window, { fetch: () => new Promise(() => undefined) });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<MarketTicker copy={embedsCopy.ticker} />);
  document.body.replaceChildren(container);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  runBehaviours();
  const root = find('section');
  root.dataset.state = 'started';
  root.dispatchEvent(new Event('start'));
  find('[data-note]').append(document.createElement('button'));
  render(<MarketTicker copy={embedsCopy.ticker} />, { container, hydrate: true });
  expect(complain.mock.calls).toEqual([]);
  expect(find('[data-strip] > div')).toBeInTheDocument();
  expect(find('[data-note] > button')).toBeInTheDocument();
  expect(root.dataset).toMatchObject({ state: 'started', embed: 'ask' });
});
